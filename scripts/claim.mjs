import "./check-node.mjs";
import { parseArgs } from "node:util";
import { readDeployment } from "./deployment.mjs";
import { makeClaim } from "./make-claim.mjs";
import { runCommand } from "./run-command.mjs";

await runCommand(() => {
  const { values } = parseArgs({ options: { remote: { type: "boolean", default: false } } });
  const { remote = false } = values;
  const path = makeClaim(remote);
  if (!path) throw new Error("There is an account already: npm run user -- list names them.");
  const address = remote ? readDeployment()?.address : `http://localhost:${process.env.PORT ?? "8787"}`;
  console.log(
    `Make the owner's account within 24 hours, once: ${address ?? "the address of the site,"}${path}`,
  );
});
