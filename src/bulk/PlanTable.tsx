import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetRecordRepresentation } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { PARTS } from '../ui/list/parts';
import type { RunResource } from '../v2/entities/run';
import { Pages, useRowsOfPage } from './Pages';
import type { Plan } from './usePlans';
import './runs.css';
import { ValueCell } from './ValueCells';

const STATES = ['all', 'changes', 'same', 'refused', 'out'] as const;
type State = (typeof STATES)[number];

const isIn = (state: State, { planned, isOut }: Plan): boolean => {
  if (state === 'all') return true;
  if (state === 'out') return isOut && planned?.state === 'changes';
  return planned?.state === state && !(state === 'changes' && isOut);
};

interface PlanTableProps {
  resource: RunResource;
  plans: readonly Plan[];
  isBusy: boolean;
  onTake: (ids: readonly number[], isTaken: boolean) => void;
}

/** Row by row what the change makes of it; what changes can be taken out. */
export const PlanTable = ({ resource, plans, isBusy, onTake }: PlanTableProps) => {
  const [state, setState] = useState<State>('all');
  const nameOf = useGetRecordRepresentation(resource);
  const shown = plans.filter((plan) => isIn(state, plan));
  const { rows, ...pages } = useRowsOfPage(shown);
  const changing = rows.filter(({ planned }) => planned?.state === 'changes');
  const taken = changing.filter(({ isOut }) => !isOut).length;
  return (
    <>
      <div className="run-states">
        {STATES.map((one) => (
          <Chip
            key={one}
            label={runTexts.states[one](plans.filter((plan) => isIn(one, plan)).length)}
            color={one === state ? 'primary' : 'default'}
            variant={one === state ? 'filled' : 'outlined'}
            aria-pressed={one === state}
            onClick={() => setState(one)}
          />
        ))}
      </div>
      <Table {...PARTS.table} size="small" className="run-table run-plan" aria-label={runTexts.rows}>
        <TableHead {...PARTS.group}>
          <TableRow {...PARTS.row}>
            <TableCell {...PARTS.head} padding="checkbox">
              <Checkbox
                checked={taken > 0 && taken === changing.length}
                disabled={isBusy || changing.length === 0}
                onChange={(_, isTaken) =>
                  onTake(
                    changing.map(({ id }) => id),
                    isTaken,
                  )
                }
                slotProps={{ input: { 'aria-label': runTexts.takePage } }}
              />
            </TableCell>
            <TableCell {...PARTS.head}>{runTexts.name}</TableCell>
            <TableCell {...PARTS.head}>{runTexts.old}</TableCell>
            <TableCell {...PARTS.head}>{runTexts.new}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody {...PARTS.group}>
          {rows.map(({ id, record, planned, isOut }) => {
            const name = String(nameOf(record));
            return (
              <TableRow {...PARTS.row} key={id}>
                <TableCell {...PARTS.cell} padding="checkbox">
                  {planned?.state === 'changes' && (
                    <Checkbox
                      checked={!isOut}
                      disabled={isBusy}
                      onChange={(_, isTaken) => onTake([id], isTaken)}
                      slotProps={{ input: { 'aria-label': runTexts.take(name) } }}
                    />
                  )}
                </TableCell>
                <TableCell {...PARTS.cell}>{name}</TableCell>
                {planned && <ValueCell resource={resource} values={planned.old} old />}
                {planned?.state === 'changes' && !isOut ? (
                  <ValueCell resource={resource} values={planned.new} />
                ) : (
                  <TableCell {...PARTS.cell} className="run-note">
                    {planned?.state === 'refused' ? planned.reason : isOut ? runTexts.isOut : runTexts.same}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {shown.length === 0 && <Typography sx={{ py: 2 }}>{runTexts.none}</Typography>}
      <Pages {...pages} count={shown.length} />
    </>
  );
};
