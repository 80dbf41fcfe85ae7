// Plain syntax only, because old versions of Node must be able to run this file.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `Node ${process.versions.node} is too old: this project needs Node 22.12 or newer (https://nodejs.org).`,
  );
  process.exit(1);
}
