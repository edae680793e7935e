import { AS_KEPT } from './queryCache';
import { useIsInMemory } from './useIsInMemory';

/** The options of a useGetList of this resource, or that of the context; none for a list that the server searches. */
export const useAsKept = (resource?: string) => (useIsInMemory(resource) ? AS_KEPT : undefined);
