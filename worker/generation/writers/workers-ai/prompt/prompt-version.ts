/**
 * Which prompt wrote an article. Behind the number stands the beginning of the digest of the prompt's texts, which a
 * test computes: another prompt is another version.
 */
export const promptVersion = "2-ee9fcbb8";
