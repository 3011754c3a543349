// Runs a command of this repository with the pinned Node and pnpm, on a machine that has only Node >= 20 and npm.
//   node tooling/bootstrap/run.cjs SCRIPT.ts [ARG ...]     a TypeScript file, by the pinned Node
//   node tooling/bootstrap/run.cjs --bin NAME [ARG ...]    a program of node_modules/.bin
// In the oldest JavaScript on purpose: a Node that is too old must get as far as being told so.
var MINIMUM_NODE_MAJOR = 20
var found = process.versions.node
var advice = 'or later (https://nodejs.org) and run the command again; the exact version is then brought along.'

if (Number(found.split('.')[0]) < MINIMUM_NODE_MAJOR) {
  console.error('Node ' + found + ' is too old to set up Clipfront. Install Node ' + MINIMUM_NODE_MAJOR + ' ' + advice)
  process.exit(1)
} else {
  require('./src/load.cjs')
}
