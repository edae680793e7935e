import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { importTexts } from '../../i18n/nl/late/import';
import { ByMouse } from '../ui/pictures/ByMouse';
import { downloadAll } from './downloadAll';
import type { ImportResource } from './importFields';
import { decodeText, type Table, tableOf, UnreadableTable } from './readTable';
import type { Existing } from './useExisting';

interface SourceStepProps {
  resource: ImportResource;
  /** The resource's name in words. */
  name: string;
  existing: Existing | undefined;
  /** What is typed, or pasted in parts. */
  pasted: string;
  isHeading: (text: string) => boolean;
  onType: (pasted: string) => void;
  onRead: (name: string, table: Table) => void;
}

/** Where the rows come from: a file, pasted cells, or first a download to work in. */
export const SourceStep = ({ resource, name, existing, pasted, isHeading, onType, onRead }: SourceStepProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const isEmpty = existing?.records.length === 0;

  const read = async (from: string, textOf: () => string | Promise<string>) => {
    try {
      setFault('');
      onRead(from, tableOf(await textOf(), isHeading));
    } catch (error) {
      setFault(error instanceof UnreadableTable ? error.message : importTexts.unreadable.failed);
    }
  };
  const readFile = (file: File | undefined) =>
    file && read(file.name, async () => decodeText(new Uint8Array(await file.arrayBuffer())));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const { files } = event.dataTransfer;
    const text = event.dataTransfer.getData('text/plain');
    if (files.length > 1) setFault(importTexts.oneFile);
    else void (files[0] ? readFile(files[0]) : read(importTexts.pasted, () => text));
  };

  return (
    <Stack
      spacing={3}
      // A file may be dropped beside the text too.
      sx={{ alignItems: 'flex-start', pt: 1, minHeight: '60vh', '& > *': { maxWidth: 720 } }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Alert severity={isEmpty ? 'warning' : 'info'} role="note">
        {importTexts.nothingNew[resource]} {isEmpty && importTexts.noneYet}
      </Alert>
      <div>
        <Button variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {importTexts.file}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={importTexts.file}
          hidden
          onChange={({ target }) => {
            void readFile(target.files?.[0]);
            // The same file again, once it was mended.
            target.value = '';
          }}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {importTexts.fileHint} <ByMouse>{importTexts.drop}</ByMouse>
        </Typography>
      </div>
      {fault && <Alert severity="error">{fault}</Alert>}
      <TextField
        label={importTexts.paste}
        helperText={importTexts.pasteHint}
        multiline
        minRows={4}
        maxRows={8}
        value={pasted}
        onChange={({ target }) => onType(target.value)}
        // Thousands of rows are read at once: to show them first would take seconds.
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!text.includes('\n')) return;
          event.preventDefault();
          void read(importTexts.pasted, () => text);
        }}
      />
      <Button variant="outlined" disabled={pasted.trim() === ''} onClick={() => read(importTexts.pasted, () => pasted)}>
        {importTexts.read}
      </Button>
      <div>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={!existing || isEmpty}
          onClick={() => existing && downloadAll(resource, existing)}
        >
          {importTexts.all(name)}
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {importTexts.allHint}
        </Typography>
      </div>
    </Stack>
  );
};
