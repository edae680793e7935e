import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { importTexts } from '../../i18n/nl/late/import';
import { CardTable, Cell, Row } from '../ui/page/CardTable';
import { type ImportResource, keysOf } from './importFields';
import type { Import } from './useImport';
import './import.css';

const EXAMPLES = 3;
const EXAMPLE_MAX = 60;

/** Which field each column is, and by which one a row is recognized. */
export const ColumnsStep = ({ resource, importing }: { resource: ImportResource; importing: Import }) => {
  const { source, fields, columns, chooseField, keys, key, setKey, clears, setClears, doubts } = importing;
  if (!source) return null;
  const { headings, rows } = source.table;
  const examplesOf = (at: number) =>
    [...new Set(rows.slice(0, 20).map(({ cells }) => cells[at]?.trim() ?? ''))]
      .filter((text) => text !== '')
      .slice(0, EXAMPLES)
      .map((text) => (text.length > EXAMPLE_MAX ? `${text.slice(0, EXAMPLE_MAX)}…` : text));
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{importTexts.found(rows.length, headings.length)}</Typography>
      <CardTable
        className="import-columns"
        aria-label={importTexts.steps.columns}
        heads={[importTexts.column, importTexts.example, importTexts.field]}
      >
        {headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
          <Row key={at}>
            <Cell>{heading}</Cell>
            <Cell className="import-example">{examplesOf(at).join(' · ')}</Cell>
            <Cell>
              <TextField
                select
                value={columns[at] ?? ''}
                onChange={({ target }) => chooseField(at, target.value)}
                slotProps={{
                  select: { native: true },
                  htmlInput: { 'aria-label': importTexts.fieldOf(heading) },
                }}
              >
                <option value="">{importTexts.skip}</option>
                {fields.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </TextField>
            </Cell>
          </Row>
        ))}
      </CardTable>
      {key === '' ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {importTexts.noKey(keysOf(resource).map(labelOf).join(', '))}
        </Alert>
      ) : (
        <TextField
          select
          label={importTexts.key}
          helperText={importTexts.keyHint}
          value={key}
          onChange={({ target }) => setKey(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ mt: 3, maxWidth: 420 }}
        >
          {keys.map((name) => (
            <option key={name} value={name}>
              {labelOf(name)}
            </option>
          ))}
        </TextField>
      )}
      {doubts.map((doubt) => (
        <Alert key={doubt} severity="warning" sx={{ mt: 2 }}>
          {doubt}
        </Alert>
      ))}
      <div>
        <FormControlLabel
          control={<Checkbox checked={clears} onChange={(_, checked) => setClears(checked)} />}
          label={importTexts.clears}
        />
        <FormHelperText sx={{ mt: 0, ml: 4 }}>{importTexts.clearsHint}</FormHelperText>
      </div>
    </>
  );
};
