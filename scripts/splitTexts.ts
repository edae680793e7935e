import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { split } from '../i18n/split.ts';

const FIRST = resolve('i18n/messages.ts');
const LATER = resolve('i18n/laterMessages.ts');

/** The catalogue as development has it. */
const allMessages = async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    // Its ES modules are not named as such for Node.js.
    ssr: { noExternal: ['ra-language-dutch'] },
  });
  try {
    return (await server.ssrLoadModule(FIRST)).messages;
  } finally {
    await server.close();
  }
};

/** Splits the texts of a build as i18n/split.ts says. Those of ra-language-dutch that ours replace do not come along. */
export const splitTexts = (): Plugin => {
  let parts: Promise<ReturnType<typeof split>> | undefined;
  return {
    name: 'split-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (id !== FIRST && id !== LATER) return undefined;
      parts ??= allMessages().then((texts) => split(texts));
      const { first, later } = await parts;
      return id === FIRST
        ? `export const messages = ${JSON.stringify(first)};`
        : `export const laterMessages = ${JSON.stringify(later)};`;
    },
  };
};
