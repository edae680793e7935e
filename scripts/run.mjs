/** Runs a TypeScript file of the project: `node scripts/run.mjs FILE`. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file] = process.argv.slice(2);
if (!file) throw new Error('node scripts/run.mjs FILE');
await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
