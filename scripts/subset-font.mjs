import "./check-node.mjs";
import { copyFileSync, writeFileSync } from "node:fs";

const { cutTextFont, textFont, textFontSource } = await import("./text-font.mjs");

// Regenerates the font in web/fonts/; run it when the characters in web/styles/fonts.css change.
const font = await cutTextFont();
writeFileSync(textFont, font);
copyFileSync(`${textFontSource}/LICENSE`, "web/fonts/LICENSE");
console.log(`Written: ${textFont}, ${font.length} bytes`);
