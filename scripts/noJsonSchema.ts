/** Replaces Zod's JSON Schema generator, which every schema includes and only the server uses (OpenAPI). */
const none = () => () => undefined;
export const aggregateChecks = () => ({});
export { none as createStandardJSONSchemaMethod, none as createToJSONSchemaMethod, none as toJSONSchema };
