import { useResourceDefinitions } from 'react-admin';
import { fieldsOf } from '../../v2/kinds';
import { mappings } from '../records/mappings';

/** The fields of a resource: from the calls of v2, and from the manifest's form. */

/** The rules of a manifest's form, which react-admin keeps with the resource. */
export interface ManifestForm {
  schema: unknown;
}

export const fieldsOfResource = (resource: string, form: ManifestForm | undefined): ReturnType<typeof fieldsOf> => {
  const { list, one, create, update } = mappings[resource] ?? {};
  const shapes = [list?.row.data, one?.row.data, create?.row.body, update?.row.body, form?.schema];
  return Object.assign({}, ...shapes.map(fieldsOf));
};

export const useManifestForm = (resource: string): ManifestForm | undefined =>
  useResourceDefinitions()[resource]?.options?.form;

export const useResourceFields = (resource: string) => fieldsOfResource(resource, useManifestForm(resource));

/** The resources with writes, in the order of the registry. */
export const useWrittenResources = (): string[] =>
  Object.values(useResourceDefinitions())
    .filter(({ name, options }) => mappings[name]?.create ?? mappings[name]?.update ?? options?.form)
    .map(({ name }) => name);
