import type { RaThemeOptions } from 'react-admin';
import { pictureUrl } from '../../provider/http/buildSettings';
import { csvExporter } from '../files/csvExporter';
import type { Colours } from './palette';

const isFlag = (value: unknown) => value === 1 || value === 0 || typeof value === 'boolean';
const textOfFlag = (value: unknown): string => (isFlag(value) ? String(Boolean(value)) : '');

const fileOfPicture = (value: unknown): unknown =>
  value && typeof value === 'string' ? { src: pictureUrl(value) } : value;

const clear = { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } };

/** Styles and defaults of react-admin's own components, in screens as its documentation shows them. */
export const reactAdminComponents = (colour: Colours): RaThemeOptions['components'] => ({
  RaTextInput: { defaultProps: { autoComplete: 'off' } },
  // Else the browser’s language decides.
  RaDateField: { defaultProps: { locales: 'nl-NL' } },
  RaNumberField: { defaultProps: { locales: 'nl-NL' } },
  // A flag is 1 or 0; what it sends, true or false, the schemas take.
  RaNullableBooleanInput: { defaultProps: { format: textOfFlag } },
  // v2 names a stored picture by its address; the input shows files.
  RaImageInput: { defaultProps: { format: fileOfPicture } },
  // react-admin's own exporter does not protect against formulas in a spreadsheet.
  RaList: { defaultProps: { exporter: csvExporter } },
  RaInfiniteList: { defaultProps: { exporter: csvExporter } },
  RaDatagrid: { styleOverrides: { root: { '& .RaDatagrid-headerCell': { backgroundColor: colour.surface } } } },
  // White blocks on a phone.
  RaListToolbar: clear,
  RaTopToolbar: clear,
  // Fixed at the bottom of a phone: above the notices.
  RaToolbar: { styleOverrides: { root: { '&.RaToolbar-mobileToolbar': { bottom: 'var(--notices, 0px)' } } } },
  RaSimpleFormIterator: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: {
        // Without it the line between two rows runs through the labels of the lower one.
        '& .RaSimpleFormIterator-line + .RaSimpleFormIterator-line': { paddingTop: 12 },
        // react-admin shows a row's buttons below the mouse alone: hidden, the Tab key and a screen reader pass them.
        '& .RaSimpleFormIterator-line > .RaSimpleFormIterator-action': { visibility: 'visible' },
      },
    },
  },
});
