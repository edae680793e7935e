import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetRecordRepresentation } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { CardTable, Cell, Row } from '../ui/page/CardTable';
import { ChoiceButtons } from '../ui/page/ChoiceButtons';
import type { RunResource } from '../v2/entities/run';
import { Pages, useRowsOfPage } from './Pages';
import { makesDearer } from './plan';
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

const countOf = (state: State, plans: readonly Plan[]) =>
  runTexts.states[state](plans.filter((plan) => isIn(state, plan)).length);

/** What a screen reader is told of a trial: all that it says at once, in the words of the buttons above the table. */
export const trialOf = (plans: readonly Plan[]): string =>
  (['changes', 'same', 'refused'] as const).map((state) => countOf(state, plans)).join(', ');

const isDearer = ({ record, planned, isOut }: Plan): boolean =>
  planned?.state === 'changes' && !isOut && makesDearer(record, planned.new);

const idsOf = (plans: readonly Plan[]) => plans.map(({ id }) => id);

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
  const dearer = resource === 'products' ? plans.filter(isDearer) : [];
  return (
    <>
      <div className="run-states">
        <ChoiceButtons
          choices={STATES.map((one) => [one, countOf(one, plans)])}
          chosen={state}
          onChoose={(one) => {
            setState(one);
            pages.setPage(0);
          }}
        />
      </div>
      {dearer.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {runTexts.dearer(dearer.map(({ record }) => String(nameOf(record))))}
        </Alert>
      )}
      <CardTable
        className="run-table run-plan"
        aria-label={runTexts.rows}
        padding="checkbox"
        heads={[
          // biome-ignore lint/a11y/noLabelWithoutControl: MUI's Checkbox is its control
          <label key="page">
            <Checkbox
              checked={taken > 0 && taken === changing.length}
              disabled={isBusy || changing.length === 0}
              onChange={(_, isTaken) => onTake(idsOf(changing), isTaken)}
              slotProps={{ input: { 'aria-label': runTexts.takePage } }}
            />
            <span className="run-page">{runTexts.takePage}</span>
          </label>,
          runTexts.name,
          runTexts.old,
          runTexts.new,
        ]}
      >
        {rows.map(({ id, record, planned, isOut }) => {
          const name = String(nameOf(record));
          return (
            <Row key={id}>
              <Cell padding="checkbox">
                {planned?.state === 'changes' && (
                  <Checkbox
                    checked={!isOut}
                    disabled={isBusy}
                    onChange={(_, isTaken) => onTake([id], isTaken)}
                    slotProps={{ input: { 'aria-label': runTexts.take(name) } }}
                  />
                )}
              </Cell>
              <Cell>{name}</Cell>
              {planned && <ValueCell resource={resource} values={planned.old} heading={runTexts.old} old />}
              {planned?.state === 'changes' && !isOut ? (
                <ValueCell resource={resource} values={planned.new} heading={runTexts.new} />
              ) : (
                <Cell className="run-note">
                  {planned?.state === 'refused' ? planned.reason : isOut ? runTexts.isOut : runTexts.same}
                </Cell>
              )}
            </Row>
          );
        })}
      </CardTable>
      {shown.length === 0 && <Typography sx={{ py: 2 }}>{runTexts.none}</Typography>}
      <Pages {...pages} count={shown.length} />
    </>
  );
};
