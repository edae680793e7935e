import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetRecordRepresentation } from 'react-admin';
import { importTexts } from '../../i18n/nl/late/import';
import { runTexts } from '../../i18n/nl/late/runs';
import { Pages, useRowsOfPage } from '../bulk/Pages';
import { CardTable, Cell, Row } from '../ui/page/CardTable';
import { ChoiceButtons } from '../ui/page/ChoiceButtons';
import { type CheckedRow, isFaulty, isMissing, isRight } from './checkRows';
import { downloadLeft } from './downloadAll';
import type { ImportResource } from './importFields';
import { MendableCell } from './MendableCell';
import type { Import } from './useImport';
import './import.css';

const STATES = ['faulty', 'missing', 'found', 'all'] as const;
type State = (typeof STATES)[number];

/** The rows of the file as they are read: what is wrong is told at its cell, and mended there. */
export const RowsStep = ({ resource, importing }: { resource: ImportResource; importing: Import }) => {
  const nameOf = useGetRecordRepresentation(resource);
  const { source, checked, columns, fields, mended, mend, key } = importing;
  const isIn = (state: State, one: CheckedRow): boolean => {
    if (state === 'all') return true;
    return state === 'faulty' ? isFaulty(one) : state === 'missing' ? isMissing(one) : isRight(one);
  };
  const count = (state: State) => checked.filter((one) => isIn(state, one)).length;
  const [state, setState] = useState<State>(() =>
    count('faulty') > 0 ? 'faulty' : count('missing') > 0 ? 'missing' : 'all',
  );
  // A row that was mended stays where it is, as long as one looks at it.
  const [seen, setSeen] = useState(() => new Set(mended.keys()));
  const isStill = ({ row }: CheckedRow) => state !== 'all' && mended.has(row.line) && !seen.has(row.line);
  const shown = checked.filter((one) => isIn(state, one) || isStill(one));
  const { rows, ...pages } = useRowsOfPage(shown);
  if (!source) return null;
  const left = checked.filter((one) => !isRight(one));
  const imported = columns.flatMap((name, at) => {
    const field = fields.find((one) => one.name === name);
    return field ? [{ at, ...field }] : [];
  });
  const ordered = [...imported.filter(({ name }) => name === key), ...imported.filter(({ name }) => name !== key)];
  return (
    <>
      {left.length === 0 ? (
        <Alert severity="success">{importTexts.allGood}</Alert>
      ) : (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={() => downloadLeft(source.table, left, runTexts.whyNot)}>
              {importTexts.download(left.length)}
            </Button>
          }
        >
          {importTexts.mend}
        </Alert>
      )}
      <div className="run-states">
        <ChoiceButtons
          choices={STATES.map((one) => [one, importTexts.states[one](count(one))])}
          chosen={state}
          onChoose={(one) => {
            setState(one);
            setSeen(new Set(mended.keys()));
            pages.setPage(0);
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="import-rows" aria-label={importTexts.rows} tabIndex={0}>
        <CardTable
          aria-label={importTexts.rows}
          heads={[importTexts.line, importTexts.record, ...ordered.map(({ label }) => label)]}
        >
          {rows.map(({ row, record, faults }) => (
            <Row key={row.line}>
              <Cell data-heading={importTexts.line}>{row.line}</Cell>
              <Cell data-heading={importTexts.record}>{record && String(nameOf(record))}</Cell>
              {ordered.map(({ at, name, label }) => (
                <MendableCell
                  key={name}
                  heading={label}
                  label={importTexts.cell(label, row.line)}
                  text={row.cells[at] ?? ''}
                  fault={faults[at]}
                  onMend={(text) => mend(row, at, text)}
                />
              ))}
            </Row>
          ))}
        </CardTable>
      </section>
      {shown.length === 0 && <Typography sx={{ py: 2 }}>{runTexts.none}</Typography>}
      <Pages {...pages} count={shown.length} />
    </>
  );
};
