import { runTexts } from '../../i18n/nl/late/runs';
import { CardTable, Cell, Row } from '../ui/page/CardTable';
import type { RunResource, Values } from '../v2/entities/run';
import './runs.css';
import { ValueCell } from './ValueCells';

interface RunTableProps {
  resource: RunResource;
  /** True for rows that were changed; else each says why it was not. */
  isDone: boolean;
  rows: readonly { key: number; name: string; old: Values; new: Values; reason: string }[];
}

/** Rows of a run: what they were and became, or what they would have become and why not. */
export const RunTable = ({ resource, isDone, rows }: RunTableProps) => (
  <CardTable
    className="run-table"
    aria-label={runTexts.rows}
    heads={[runTexts.name, ...(isDone ? [runTexts.was, runTexts.became] : [runTexts.wanted, runTexts.whyNot])]}
  >
    {rows.map(({ key, name, reason, ...row }) => (
      <Row key={key}>
        <Cell>{name}</Cell>
        {isDone ? (
          <>
            <ValueCell resource={resource} values={row.old} heading={runTexts.was} old />
            <ValueCell resource={resource} values={row.new} heading={runTexts.became} />
          </>
        ) : (
          <>
            <ValueCell resource={resource} values={row.new} heading={runTexts.wanted} old />
            <Cell>{reason}</Cell>
          </>
        )}
      </Row>
    ))}
  </CardTable>
);
