import { LinkBase, useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useHasApi } from '../provider/useHasApi';
import { activeEntry, menuOf } from './menuEntries';
import { manifests } from './registry';

const everything = menuOf(manifests);
/** On a server that has no `/api`. */
const withoutApi = everything.filter(({ group }) => group !== 'beheer');

/** The way to every screen, by group; the place where the user is stands out. */
export const Menu = () => {
  const translate = useTranslate();
  const sections = useHasApi() ? everything : withoutApi;
  const active = activeEntry(sections, useLocation().pathname);
  return (
    <nav className="menu" aria-label={translate('app.menu.label')}>
      {sections.map(({ group, entries }) => (
        <section key={group}>
          {group !== 'top' && <h2>{translate(`app.menu.${group}`)}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.name}>
                <LinkBase to={entry.path} aria-current={entry === active ? 'page' : undefined}>
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
