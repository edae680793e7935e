import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Replacements for modules that are only imported along, by how they are imported. */
const IN_PLACE: Record<string, string> = {
  inflection: resolve('scripts/inflection.ts'),
  // Its package names the development build alone, with warnings that nobody reads.
  'react-router': resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  'lodash/isEqual.js': resolve('scripts/isEqual.ts'),
  'jsonexport/dist/index.js': resolve('scripts/jsonexport.ts'),
  '\0vite/preload-helper.js': resolve('scripts/preloadHelper.ts'),
  './createThemeWithVars.js': resolve('scripts/noCssVars.ts'),
  './ThemeProviderWithVars.js': resolve('scripts/noCssVars.ts'),
  '../core/json-schema-processors.js': resolve('scripts/noJsonSchema.ts'),
  '../core/to-json-schema.js': resolve('scripts/noJsonSchema.ts'),
  // Of @mui/icons-material alone: MUI's own icons have another path to it.
  './utils/createSvgIcon.js': resolve('src/ui/theme/svgIcon.tsx'),
  '../locales/en.js': resolve('scripts/noZodTexts.ts'),
};

/** Packages that do, in more, what every supported browser does by itself; by what they export. */
const NATIVE: Record<string, string> = { 'object.entries': 'Object.entries', hasown: 'Object.hasOwn' };
const NATIVE_ID = '\0native:';

export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) => (NATIVE[source] ? NATIVE_ID + source : IN_PLACE[source]),
  load: (id) => (id.startsWith(NATIVE_ID) ? `module.exports = ${NATIVE[id.slice(NATIVE_ID.length)]};` : undefined),
});
