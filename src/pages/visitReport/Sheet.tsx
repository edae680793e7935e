import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { visitReportTexts } from '../../../i18n/nl/late/visitReport';
import { formatPhone } from '../../lib/contactDetails';
import { dateIfAny, formatDate, formatDateTime } from '../../lib/dates';
import { splitEmails } from '../../lib/emails';
import { tasksToShow } from '../../lib/visitReport';
import { useShops } from '../../provider/reads/useShops';
import { productName, useMachineProducts } from '../../resources/machines/machineProducts';
import { Mark } from '../../ui/page/Mark';
import { withComma } from '../../v2/decimalNotation';
import type { Machine } from '../../v2/entities/machine';
import type { Report } from '../../v2/entities/report';
import type { Task } from '../../v2/entities/task';
import type { Visit } from './useVisit';
import { WaterSection } from './WaterSection';
import './visitReport.css';

interface SheetProps {
  visit: Visit;
  appointment: Report | undefined;
  /** '2026-03-05', with or without a time. */
  today: string;
}

const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The printed sheet. v2 does not say what the business is called: its shops are its name. */
export const Sheet = ({ visit, appointment, today }: SheetProps) => {
  const { customer, machines, tasks, waterReports, water } = visit;
  const shops = useShops();
  const translate = useTranslate();
  // A postcode stays on one line.
  const place = `${customer.company_zip.replace(' ', '\u00a0')} ${customer.company_place}`.trim();
  return (
    <article className="visit-sheet">
      <header className="visit-head">
        <div className="business">
          <Mark size={28} />
          {shops.map(({ name }) => withCapital(name)).join(' · ') || translate('app.name')}
        </div>
        <h2>{visitReportTexts.title}</h2>
      </header>
      <div className="visit-columns">
        <section>
          <h3>{visitReportTexts.customer}</h3>
          <Facts
            facts={[
              [visitReportTexts.customer, customer.company_name],
              [visitReportTexts.contact, customer.name],
              [visitReportTexts.address, [customer.company_address, place].filter(Boolean).join(', ')],
              [visitReportTexts.phone, formatPhone(customer.company_phone)],
              [visitReportTexts.email, splitEmails(customer.company_email).join(', ')],
            ]}
          />
        </section>
        <section>
          <h3>{visitReportTexts.appointment}</h3>
          <Facts
            facts={[
              [visitReportTexts.date, formatDateTime(appointment?.scheduled) || formatDate(today)],
              [visitReportTexts.advisor, appointment?.advisor?.name ?? ''],
            ]}
          />
          {!appointment && <p>{visitReportTexts.noAppointment}</p>}
        </section>
      </div>
      {appointment?.customer_comments && (
        <Text title={visitReportTexts.customerComments} text={appointment.customer_comments} />
      )}
      {appointment?.working_comments && (
        <Text title={visitReportTexts.workingComments} text={appointment.working_comments} />
      )}
      <h3>{visitReportTexts.machines}</h3>
      <Machines machines={machines} />
      <WaterSection reports={waterReports} water={water} />
      <Tasks tasks={tasks} />
      <section className="visit-whole">
        <h3>{visitReportTexts.signatures}</h3>
        <div className="visit-signatures">
          <div>{visitReportTexts.signatureOf.advisor}</div>
          <div>{visitReportTexts.signatureOf.customer}</div>
        </div>
      </section>
    </article>
  );
};

const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="visit-facts">
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

const Text = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h3>{title}</h3>
    <p className="visit-text">{text}</p>
  </section>
);

const TEXTS = ['type', 'brand', 'line', 'product'] as const;
const FIGURES = ['percentage', 'slag', 'usage_ml'] as const;

const Machines = ({ machines }: { machines: readonly Machine[] }) => {
  const products = useMachineProducts();
  if (machines.length === 0) return <p>{visitReportTexts.noMachines}</p>;
  return (
    <Box className="scrolls-aside" role="region" aria-label={visitReportTexts.machines} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[...TEXTS, ...FIGURES].map((field) => (
              <th key={field} scope="col" className={FIGURES.some((one) => one === field) ? 'figure' : undefined}>
                {visitReportTexts.machine[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <tr key={machine.customer_machinery_id}>
              {TEXTS.map((field) => (
                <td key={field}>{field === 'product' ? productName(products, machine.product) : machine[field]}</td>
              ))}
              {FIGURES.map((field) => (
                <td key={field} className="figure">
                  {withComma(machine[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};

const Tasks = ({ tasks }: { tasks: readonly Task[] }) => {
  const { open, done, older } = tasksToShow(tasks);
  return (
    <section>
      <h3>{visitReportTexts.tasks}</h3>
      {tasks.length === 0 && <p>{visitReportTexts.noTasks}</p>}
      <TaskList title={visitReportTexts.open} tasks={open} />
      <TaskList title={visitReportTexts.done} tasks={done} />
      {older > 0 && <p>{visitReportTexts.older(older)}</p>}
    </section>
  );
};

const TaskList = ({ title, tasks }: { title: string; tasks: readonly Task[] }) =>
  tasks.length > 0 && (
    <>
      <h4>{title}</h4>
      <ul className="visit-tasks">
        {tasks.map(({ task_id, description, done }) => (
          <li key={task_id}>
            <span className="box" aria-hidden>
              {done && '✓'}
            </span>
            <span>{description}</span>
            <span>{dateIfAny(done)}</span>
          </li>
        ))}
      </ul>
    </>
  );
