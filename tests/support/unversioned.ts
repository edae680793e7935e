/** A record as in the contract, without its version (see tests/server/versions.test.ts). */
export const unversioned = <R>(record: R): R => {
  const { version: _, ...rest } = Object(record);
  return rest;
};
