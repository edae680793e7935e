import type { GetListParams } from 'ra-core';

/** Parameters of a list that this device may keep, for when there is no network: a part of a page, or a short list. */
export const KEPT = { meta: { isKept: true } };

export const isKeptList = ({ meta }: GetListParams): boolean => meta === KEPT.meta;
