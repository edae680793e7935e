/**
 * The header of a write that waited on a device without a network: how many seconds ago it was typed. Not at which moment,
 * because the clock of the device may be wrong. An older v2 ignores it.
 */
export const WRITTEN_AGO = 'X-Written-Ago';
