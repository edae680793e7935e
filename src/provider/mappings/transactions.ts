import { endpoints } from '../../v2/endpoints';
import { listOf, type Mapping, oneOf, write } from '../mapping';

const rows = endpoints.transactions;

export const transactions: Mapping = {
  idField: 'orderno',
  list: listOf(rows.list, (list) => list, {}),
  one: oneOf(rows.one, (id) => ({ id })),
  update: write(rows.update, (id) => ({ id })),
  rules: {
    searchText: ({ orderno, ...fields }) =>
      `${orderno} ${Object.values(fields)
        .filter((value) => typeof value === 'string')
        .join(' ')}`,
  },
};
