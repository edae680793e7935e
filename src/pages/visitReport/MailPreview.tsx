import Box from '@mui/material/Box';
import { visitReportTexts } from '../../../i18n/nl/late/visitReport';
import type { MailSection } from '../../v2/entities/mail';
import { numericColumns } from '../../v2/mailTable';

const CELLS = {
  maxHeight: '40vh',
  overflow: 'auto',
  p: { xs: 1, sm: 2 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '0.875rem',
  overflowWrap: 'break-word',
  '& :is(h3, p)': { m: 0, fontSize: 'inherit', whiteSpace: 'pre-wrap' },
  '& section + section': { mt: 1.5 },
  '& :is(th, td)': { pr: { xs: 1, sm: 2 }, textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' },
  '& :is(th, td):last-child': { pr: 0 },
  '& th': { fontWeight: 600 },
  '&& .numeric': { textAlign: 'right' },
  // An address may be longer than a phone is wide. A heading, and the name before a fact, stay whole words.
  '& tbody:only-child td': { overflowWrap: 'anywhere' },
  '& :is(thead th, tbody:only-child td:first-of-type)': { overflowWrap: 'normal' },
  '& tbody:only-child td:first-of-type': { width: '8.5rem' },
};
const keyed = <Item,>(items: readonly Item[]) => items.map((item, at) => [String(at), item] as const);

/** A table of columns may be wider than the frame, and shows that there is more. */
const aside = (label: string) => ({ className: 'scrolls-aside', role: 'region', 'aria-label': label, tabIndex: 0 });

/** What stands below the message. */
export const MailPreview = ({ sections }: { sections: readonly MailSection[] }) => (
  <Box role="region" aria-label={visitReportTexts.mail.preview} tabIndex={0} sx={CELLS}>
    {keyed(sections).map(([at, section]) => (
      <section key={at}>
        <h3>{section.title}</h3>
        {keyed(section.lines).map(([line, text]) => (
          <p key={line}>{text}</p>
        ))}
        {section.rows.length > 0 && <SectionTable {...section} />}
      </section>
    ))}
  </Box>
);

const SectionTable = ({ title, head, rows }: MailSection) => {
  const classes = numericColumns({ head, rows }).map((isNumeric) => (isNumeric ? 'numeric' : undefined));
  return (
    <div {...(head.length > 0 && aside(title))}>
      <table>
        {head.length > 0 && (
          <thead>
            <tr>
              {keyed(head).map(([column, name]) => (
                <th key={column} scope="col" className={classes[Number(column)]}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {keyed(rows).map(([row, cells]) => (
            <tr key={row}>
              {keyed(cells).map(([column, cell]) => (
                <td key={column} className={classes[Number(column)]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
