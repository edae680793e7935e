import AddIcon from '@mui/icons-material/Add';
import CallIcon from '@mui/icons-material/CallOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import ReportIcon from '@mui/icons-material/EventNoteOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import WaterIcon from '@mui/icons-material/OpacityOutlined';
import PriceIcon from '@mui/icons-material/SellOutlined';
import TaskIcon from '@mui/icons-material/TaskAltOutlined';
import { useLogout, useResourceDefinitions, useTranslate } from 'ra-core';
import { type ComponentType, useMemo } from 'react';
import { askBeforeLeaving } from '../ui/leave/unsavedWork';
import { useMode } from '../ui/theme/useMode';
import { VERBS } from './commands/parseCommand';
import type { Entry } from './entries';

interface MenuPlace {
  name: string;
  /** Key of a text with a plural. */
  label: string;
  path: string;
  icon?: ComponentType;
}
/** The main menu, in its sections. */
export type Menu = readonly { entries: readonly MenuPlace[] }[];

const STARTS = [
  ['appointment', ReportIcon],
  ['waterReport', WaterIcon],
  ['task', TaskIcon],
  ['price', PriceIcon],
  ['call', CallIcon],
] as const;

/** The pages of the menu, and what can be done anywhere. `starts` are the commands that want a name after them. */
export const useActions = (menu: Menu) => {
  const translate = useTranslate();
  const definitions = useResourceDefinitions();
  const logout = useLogout();
  const [mode, setMode] = useMode();
  return useMemo(() => {
    const base = { names: '', more: '', detail: '' };
    const places = menu.flatMap(({ entries }) => entries);
    const pages = places.map(
      ({ name, label, path, icon }): Entry => ({
        ...base,
        id: `pages/${name}`,
        kind: 'pages',
        title: translate(label, { smart_count: 2 }),
        act: { to: path },
        Icon: icon,
      }),
    );
    const adding = places
      .filter(({ name }) => definitions[name]?.hasCreate)
      .map(
        ({ name, label }): Entry => ({
          ...base,
          id: `new/${name}`,
          kind: 'actions',
          title: translate('ra.action.create_item', { item: translate(label, { smart_count: 1 }) }),
          names: translate('ra.action.create'),
          act: { to: `/${name}/create` },
          Icon: AddIcon,
        }),
      );
    const starts = STARTS.map(
      ([verb, Icon]): Entry => ({
        ...base,
        id: `start/${verb}`,
        kind: 'actions',
        title: translate(`commandMenu.start.${verb}.title`),
        detail: translate(`commandMenu.start.${verb}.detail`),
        names: VERBS[verb].join(' '),
        act: { fill: `${VERBS[verb][0]} ` },
        Icon,
      }),
    );
    const other = mode === 'dark' ? 'light' : 'dark';
    const anywhere: Entry[] = [
      {
        ...base,
        id: 'actions/mode',
        kind: 'actions',
        title: translate(`commandMenu.${other}`),
        act: { run: () => setMode(other) },
        Icon: DarkIcon,
      },
      {
        ...base,
        id: 'actions/signOut',
        kind: 'actions',
        title: translate('commandMenu.signOut'),
        names: translate('ra.auth.logout'),
        act: { run: () => askBeforeLeaving(() => void logout()) },
        Icon: LogoutIcon,
      },
    ];
    return { starts, all: [...pages, ...adding, ...starts, ...anywhere] };
  }, [menu, translate, definitions, logout, mode, setMode]);
};
