import type { RaThemeOptions } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18nProvider';
import { pageTexts } from '../../../i18n/nl/late/pages';
import type { Colours } from './palette';
import { reactAdminComponents } from './reactAdminComponents';

const { translate } = i18nProvider;

/** Styles and defaults of MUI's components, and of react-admin's. */
export const componentsFor = (colour: Colours): RaThemeOptions['components'] => {
  const ring = { outline: `3px solid ${colour.water}`, outlineOffset: 2 };
  const line = `1px solid ${colour.line}`;
  const flat = { boxShadow: 'none', backgroundImage: 'none' };
  // What closes is gone in the same moment. MUI's transition waits for a timer, and React 18 loses what a timer sets in a
  // class component while the next screen is rendered: what was closed stays over the page, unseen, with its keys and clicks.
  const atOnce = { slotProps: { transition: { exit: false } } };
  return {
    MuiButtonBase: {
      // Without the second, MUI keeps each press's event, and the row it came from, for a ripple that never comes.
      defaultProps: { disableRipple: true, disableTouchRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 8, paddingInline: 14, whiteSpace: 'nowrap' },
        sizeSmall: { padding: '6px 12px', fontSize: '0.875rem' },
        outlined: { borderColor: colour.line },
        text: { '&:hover': { backgroundColor: colour.tint } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { '&:focus-visible': ring } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { ...flat, border: line, borderRadius: 12, overflow: 'clip' } },
    },
    MuiPopover: {
      defaultProps: atOnce,
      styleOverrides: { paper: { border: line, borderRadius: 10, boxShadow: '0 8px 28px rgb(0 30 35 / 14%)' } },
    },
    MuiDialog: {
      defaultProps: atOnce,
      styleOverrides: {
        paper: { border: line, borderRadius: 14 },
        // Where there is room, the page beneath stays in sight.
        paperFullScreen: {
          '@media (max-width: 899.95px)': { border: 0, borderRadius: 0 },
          '@media (min-width: 900px)': {
            // From the top: what comes in moves nothing that stands there.
            alignSelf: 'flex-start',
            marginTop: 32,
            borderRadius: 14,
            maxWidth: 1200,
            height: 'auto',
            maxHeight: 'calc(100% - 64px)',
          },
        },
      },
    },
    MuiDrawer: { defaultProps: atOnce },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { backgroundColor: colour.text, color: colour.surface, fontSize: '0.8125rem' } },
    },
    // frame.css has these styles once.
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      // A placeholder tells how a date is written: it is to be read.
      styleOverrides: { input: { '&::placeholder': { color: colour.muted, opacity: 1 } } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    // These components have their own texts, in English. Read when a screen uses the theme: this file may come
    // before the texts.
    MuiAutocomplete: {
      defaultProps: {
        fullWidth: true,
        get openText() {
          return translate('ra.action.open');
        },
        get closeText() {
          return translate('ra.action.close');
        },
        get clearText() {
          return translate('ra.action.clear_input_value');
        },
        get noOptionsText() {
          return translate('inputs.noChoice');
        },
      },
    },
    MuiPagination: { defaultProps: { 'aria-label': pageTexts.label } },
    MuiTablePagination: { defaultProps: { getItemAriaLabel: (to: string) => translate(`ra.navigation.${to}`) } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: colour.surface,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: colour.field },
          // As wide as the label, whose own letters are not set on whole pixels: a long one would touch the line.
          '& legend': { textRendering: 'geometricPrecision' },
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: colour.water,
          },
        },
      },
    },
    // MUI's own nine pixels, in rem: in large text the label would stand in the value.
    MuiInputLabel: {
      styleOverrides: {
        outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625rem) scale(0.75)' } },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        // A disabled field keeps a readable explanation.
        root: { marginInline: 2, fontSize: '0.8438rem', '&.Mui-disabled': { color: colour.muted } },
      },
    },
    MuiTableHead: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderColor: colour.line,
          padding: '10px 14px',
          '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' },
        },
        head: { fontWeight: 600, color: colour.muted, fontSize: '0.8438rem', backgroundColor: colour.surface },
      },
    },
    MuiTableRow: { styleOverrides: { root: { 'tbody > &:last-child > *': { borderBottom: 0 } } } },
    MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: colour.text } } } },
    MuiChip: {
      styleOverrides: {
        root: {
          borderRadius: 6,
          fontWeight: 500,
          // MUI's own is too faint for a button.
          '&.MuiChip-colorDefault .MuiChip-deleteIcon': { color: colour.muted, '&:hover': { color: colour.text } },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: 10,
          alignItems: 'center',
          border: line,
          // On a phone a button stands below the text, which else has half of the width.
          '@media (max-width: 599.95px)': { flexWrap: 'wrap', '& > .MuiAlert-message': { flex: '1 1 70%' } },
        },
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
    MuiSwitch: {
      styleOverrides: {
        root: {
          '& .Mui-focusVisible': ring,
          '& .MuiSwitch-switchBase:not(.Mui-checked) + .MuiSwitch-track': { backgroundColor: colour.field, opacity: 1 },
        },
      },
    },
    ...reactAdminComponents(colour),
  };
};
