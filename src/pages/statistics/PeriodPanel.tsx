import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bothShopsTexts } from '../../../i18n/nl/late/bothShops';
import { formatDate } from '../../lib/dates';
import { parseDutchDate } from '../../lib/dutchMoment';
import { isPeriod, type Period, usualPeriods } from '../../lib/period';
import { ChoiceButtons } from '../../ui/page/ChoiceButtons';
import { PeriodCharts } from './PeriodCharts';
import { PeriodStatus } from './PeriodStatus';

const { period: texts } = bothShopsTexts;
const NAMES = ['last30', 'thisMonth', 'lastMonth', 'thisYear'] as const;
const ENDS = ['from', 'to'] as const;

const written = ({ from, to }: Period) => ({ from: formatDate(from), to: formatDate(to) });
const readPeriod = ({ from, to }: Period) => ({ from: parseDutchDate(from) ?? '', to: parseDutchDate(to) ?? '' });

const keyOf = ({ from, to }: Period) => `${from} ${to}`;

/**
 * The period in the address, so that it is still there after a reload, and can be sent; the last 30 days without one. A
 * chosen one counts at once: the address follows when the page has time, and meanwhile the user types on.
 */
const usePeriod = (otherwise: Period) => {
  const [params, setParams] = useSearchParams();
  const asked = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const isKnown = isPeriod(asked);
  const inAddress = isKnown ? asked : otherwise;
  const [chosen, setChosen] = useState<{ over: string; period: Period }>();
  const isAhead = chosen?.over === keyOf(inAddress);
  if (chosen && !isAhead) setChosen(undefined);
  const choose = (period: Period) => {
    setChosen({ over: keyOf(inAddress), period });
    setParams({ ...period }, { replace: true });
  };
  const isRefused = !isAhead && !isKnown && ENDS.some((end) => params.has(end));
  return { period: isAhead ? chosen.period : inAddress, choose, isRefused };
};

/** Both shops together over a period that the user chooses, or types as in every other field. */
export const PeriodPanel = ({ today }: { today: string }) => {
  const usual = usualPeriods(today);
  const wrongId = useId();
  const { period, choose: setPeriod, isRefused: isAddressRefused } = usePeriod(usual.last30);
  const of = keyOf(period);
  // Over this period only: the address may get another one, by the menu or by Back.
  const [edit, setEdit] = useState<{ of: string; typed: Period; isRefused: boolean }>();
  const { typed, isRefused } = edit?.of === of ? edit : { typed: written(period), isRefused: isAddressRefused };
  const choose = (chosen: Period) => {
    setPeriod(chosen);
    setEdit(undefined);
  };
  // In January 'Deze maand' and 'Dit jaar' are the same days: one of them was pressed.
  const [pressed, setPressed] = useState<(typeof NAMES)[number]>();
  const same = NAMES.filter((name) => keyOf(usual[name]) === of);
  const shown = same.find((name) => name === pressed) ?? same[0];
  const take = (event?: FormEvent) => {
    event?.preventDefault();
    // Passed through, not changed.
    if (edit?.of !== of) return;
    const read = readPeriod(typed);
    if (isPeriod(read)) choose(read);
    else setEdit({ of, typed, isRefused: true });
  };
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={take}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'center', mb: 2 }}
      >
        <ChoiceButtons
          choices={NAMES.map((name) => [name, texts[name]])}
          chosen={shown}
          onChoose={(name) => {
            setPressed(name);
            choose(usual[name]);
          }}
        />
        <Box sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
          {ENDS.map((end) => (
            <TextField
              key={end}
              margin="none"
              label={texts[end]}
              value={typed[end]}
              onChange={({ target }) => setEdit({ of, typed: { ...typed, [end]: target.value }, isRefused })}
              // Not between the two: one of them alone may not go with what the other was.
              onBlur={({ relatedTarget }) => relatedTarget instanceof HTMLInputElement || take()}
              error={isRefused}
              slotProps={{
                htmlInput: {
                  inputMode: 'numeric',
                  autoComplete: 'off',
                  ...(isRefused && { 'aria-describedby': wrongId }),
                },
              }}
              sx={{ width: { xs: '50%', sm: '9.375rem' } }}
            />
          ))}
        </Box>
        {/* Enter in a field needs it: two fields alone send no form. */}
        <input type="submit" hidden />
        {isRefused && (
          <Typography id={wrongId} role="status" color="error" sx={{ flexBasis: '100%' }}>
            {texts.wrong}
          </Typography>
        )}
      </Box>
      <PeriodStatus period={period} />
      <PeriodCharts key={of} period={period} />
    </>
  );
};
