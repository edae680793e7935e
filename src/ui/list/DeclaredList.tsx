import { type Declaration, type DeclaredField, fieldsOfDeclaration, requireFields } from '../../v2/declaration';
import { Column } from '../columns/Column';
import type { ListFilter } from '../filters/filters';
import { ListFilters } from '../filters/ListFilters';
import { FieldValue } from '../inputs/FieldValue';
import { FlagChip } from './FlagChip';
import { ListScreen } from './ListScreen';
import { RecordLink } from './RecordLink';
import { RecordTable } from './RecordTable';

/** The number of columns that fit a narrow screen; a phone shows all of them in a card. */
const FIT = 4;

const NUMBERS: ReadonlySet<string | undefined> = new Set(['whole', 'decimal', 'price']);

/** A filter for what is chosen, dated or priced; the search looks in texts. */
const filterOfField = ({ name: source, kind }: DeclaredField): ListFilter[] => {
  switch (kind.kind) {
    case 'flag':
    case 'yesNo':
      return [{ source, kind: kind.kind }];
    case 'reference':
      return [{ source, kind: 'reference', to: kind.to }];
    case 'moment':
      return [{ source, kind: 'period' }];
    case 'price':
      return [{ source, kind: 'amount' }];
    default:
      return [];
  }
};

/** The list of a declared resource: the given fields, the first as a link to the form. */
export const DeclaredList = ({ declaration, columns }: { declaration: Declaration; columns: readonly string[] }) => {
  const fields = fieldsOfDeclaration(declaration);
  requireFields(declaration, 'columns', columns);
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  const filters = fields.flatMap(filterOfField);
  const shown = (field: string, value: unknown) => {
    const kind = kinds.get(field)?.kind;
    if (kind === 'flag' || kind === 'yesNo') return <FlagChip value={value} />;
    return String(value ?? '') && <FieldValue resource={declaration.name} field={field} value={value} />;
  };
  const [first = declaration.title, ...others] = columns;
  return (
    <ListScreen
      sort={{ field: declaration.title, order: 'ASC' }}
      filters={filters.length > 0 && <ListFilters by={filters} />}
    >
      <RecordTable hiddenBelow={{ md: columns.slice(FIT) }}>
        <Column source={first} card="title">
          <RecordLink source={first} />
        </Column>
        {others.map((source) => (
          <Column
            key={source}
            source={source}
            align={NUMBERS.has(kinds.get(source)?.kind) ? 'right' : 'left'}
            render={(record) => shown(source, record[source])}
          />
        ))}
      </RecordTable>
    </ListScreen>
  );
};
