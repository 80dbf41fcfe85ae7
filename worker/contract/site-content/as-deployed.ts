/** The choice of what the configuration of the deployment says (`wrangler.toml`). */
export const asDeployed = "sesuai pengaturan server";
