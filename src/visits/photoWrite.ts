import { API_BASE } from '../provider/http/buildSettings';
import { type RestAccess, restHttpClient } from '../provider/http/restHttpClient';
import { MachinePhotoBody } from '../v2/entities/machinePhoto';
import { PHOTOS } from './visitCalls';

/** The photo of a machine: no call of v2, but a PUT of `/api`, which waits for a network as the writes of v2 do. */

/** Its call in the store of waiting writes; its parameter is `machineId`. */
export const PHOTO_CALL = 'machines photo';
export const photoRow = { body: MachinePhotoBody };

export type PutPhoto = (machineId: number, body: unknown, headers: Record<string, string>) => Promise<unknown>;

export const createPutPhoto = (access: RestAccess): PutPhoto => {
  const http = restHttpClient(access);
  return async (machineId, body, extraHeaders) => {
    const url = `${API_BASE}/api/${PHOTOS}/${machineId}`;
    return (await http(url, { method: 'PUT', body: JSON.stringify(body), extraHeaders })).json;
  };
};
