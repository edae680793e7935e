import type { Plugin } from 'vite';

/**
 * Parts of packages that come along by import and never run here: in their place the browser gets next to nothing.
 * Keyed by what the import ends with.
 */
const NEVER_RUN: Record<string, string> = {
  // react-admin's own CSV export, behind every list; ours is src/ui/csvExporter.ts.
  'jsonexport/dist/index.js': 'export default () => {};',
  // Searches in react-admin's chooser of columns, which no list shows.
  diacritic: 'export const clean = (text) => text;',
  // English plurals and capitals, for what has no text in i18n/nl; all has.
  inflection: `const same = (text) => text;
    export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };
    export default {};`,
};

/** Each of Zod's shapes brings its writer of JSON Schema along; the server alone writes it (OpenAPI). */
const ZOD_SHAPES = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const JSON_SCHEMA =
  /^\s*inst\._zod\.processJSONSchema = .*;$|create(?:ToJSONSchema|StandardJSONSchema)Method(?=\(this)/gm;

export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) => (source in NEVER_RUN ? `\0${source}` : undefined),
  load: (id) => NEVER_RUN[id.slice(1)],
  transform: (code, id) =>
    ZOD_SHAPES.test(id)
      ? code.replace(JSON_SCHEMA, (found) => (found.startsWith('create') ? '(() => undefined)' : ''))
      : undefined,
});
