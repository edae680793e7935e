import { build } from 'vite';
import { ONE_OF_TWO } from '../support/twoServers';

/** Bundles the server of tests/support/twoServers.ts once: it starts a dozen times, and reading its sources takes seconds. */
export default async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'tests/support/oneOfTwo.ts', outDir: ONE_OF_TWO, copyPublicDir: false, sourcemap: true },
  });
};
