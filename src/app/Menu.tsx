import { LinkBase, useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useHasApi } from '../provider/reads/useHasApi';
import { activeEntry, menuOf, withoutApi } from './menuEntries';
import { manifests } from './registry';

const everything = menuOf(manifests);
const ofV2 = menuOf(withoutApi(manifests));

/** The menu of this installation. */
export const useMenu = () => (useHasApi() ? everything : ofV2);

/** Scrolls the menu until the link is in sight. */
const showInMenu = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' });

/** Links to all screens, by group. Marks the current one. */
export const Menu = () => {
  const translate = useTranslate();
  const sections = useMenu();
  const active = activeEntry(sections, useLocation().pathname);
  return (
    <nav className="menu" aria-label={translate('app.menu.label')}>
      {sections.map(({ group, entries }) => (
        <section key={group}>
          {group !== 'top' && <h2>{translate(`app.menu.${group}`)}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.name}>
                <LinkBase to={entry.path} {...(entry === active && { 'aria-current': 'page', ref: showInMenu })}>
                  {entry.icon && <entry.icon />}
                  {translate(entry.label, { smart_count: 2 })}
                </LinkBase>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};
