import { useDataProvider, useGetIdentity, useGetList, useResourceContext, useStore } from 'react-admin';
import { useApi } from '../../provider/reads/useHasApi';
import type { ViewBody } from '../../v2/entities/view';

/** A list's saved views: of the server, or of this browser where the server has no `/api`. */

interface Stored extends ViewBody {
  id: number;
  user_id?: number;
}
export interface SavedView extends Stored {
  isOwn: boolean;
}
export type NewView = Pick<ViewBody, 'name' | 'settings' | 'shared'>;

const ALL = { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' as const } };

interface Views {
  /** Undefined until they are read. */
  views: readonly SavedView[] | undefined;
  error: unknown;
  refetch: () => unknown;
  canShare: boolean;
  one: (id: number) => Promise<ViewBody>;
  add: (view: NewView) => Promise<unknown>;
  change: (view: SavedView, changes: Partial<NewView>) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
}

const useServerViews = (isOn: boolean): Views => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const { identity } = useGetIdentity();
  const { data, error, refetch } = useGetList<Stored>('views', { ...ALL, filter: { resource } }, { enabled: isOn });
  return {
    views: data?.map((view): SavedView => ({ ...view, isOwn: view.user_id === Number(identity?.id) })),
    error,
    refetch,
    canShare: true,
    one: async (id) => (await dataProvider.getOne('views', { id })).data,
    add: (view) => dataProvider.create('views', { data: { ...view, resource } }),
    change: (view, changes) => {
      const { id, name, settings, shared } = view;
      const data = { resource, name, settings, shared, ...changes };
      // What another tab changed meanwhile, and this one did not, stays.
      return dataProvider.update('views', { id, data, previousData: view });
    },
    remove: (id) => dataProvider.delete('views', { id }),
  };
};

const useBrowserViews = (): Views => {
  const resource = useResourceContext() ?? '';
  // Signing out keeps it, by its name.
  const [stored, setStored] = useStore<readonly Stored[]>(`preferences.views.${resource}`, []);
  return {
    views: stored
      .map((view) => ({ ...view, isOwn: true }))
      .sort((one, other) => one.name.localeCompare(other.name, 'nl')),
    error: null,
    refetch: () => undefined,
    canShare: false,
    one: async (id) => {
      const view = stored.find((one) => one.id === id);
      if (!view) throw new Error('no such view');
      return view;
    },
    add: async (view) =>
      setStored([...stored, { ...view, resource, shared: 0, id: Math.max(0, ...stored.map(({ id }) => id)) + 1 }]),
    change: async ({ id }, changes) => setStored(stored.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    remove: async (id) => setStored(stored.filter((one) => one.id !== id)),
  };
};

export const useViews = (): Views => {
  const api = useApi();
  const server = useServerViews(api.data === true);
  const browser = useBrowserViews();
  if (api.data === false) return browser;
  return { ...server, error: api.error ?? server.error, refetch: () => (api.error ? api.refetch() : server.refetch()) };
};
