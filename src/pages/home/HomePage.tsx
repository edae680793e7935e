import { useNavigate, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { startCommandLine } from '../../lib/commandLine';
import { formatDate, formatDayMonth } from '../../lib/dates';
import { CUSTOMERS } from '../../lib/paths';
import { useV2Query } from '../../provider/reads/ClientContext';
import { Calendar } from '../../ui/calendar/Calendar';
import { BarChart, loadBarPlot } from '../../ui/charts/BarChart';
import { PageHeading } from '../../ui/page/PageHeading';
import { Panel } from '../../ui/page/Panel';
import { useBusinessDay } from '../../ui/page/useBusinessMoment';
import { useMediaQuery } from '../../ui/theme/useMediaQuery';
import { endpoints } from '../../v2/endpoints';
import { AppointmentList } from './AppointmentList';
import { toEvents } from './appointments';
import { NextAppointment } from './NextAppointment';
import { OpenTasks, useTurnAfterTasks } from './OpenTasks';
import './home.css';

/** The signed-in advisor's day: what comes next, the appointments, open tasks, the calendar; then the orders of recent weeks. */
export const HomePage = () => {
  const translate = useTranslate();
  const today = useBusinessDay();
  const planOn = usePlanOn();
  const appointments = useV2Query(endpoints.home.myReports, {});
  // What stands below an unanswered part waits for it, because it would be pushed down. Another try hides nothing.
  const [isAnswered, setAnswered] = useState(!appointments.isPending);
  if (!appointments.isPending && !isAnswered) setAnswered(true);
  const isAfterTasks = useTurnAfterTasks() && isAnswered;
  const isTurnOfCalendar = useIsWide() ? isAnswered : isAfterTasks;
  // The figures, and the code of their chart, come last.
  const isTurnOfSales = isAfterTasks;
  const sales = useV2Query(endpoints.home.salesLastWeeks, {}, { enabled: isTurnOfSales });
  useEffect(() => {
    if (isTurnOfSales) loadBarPlot();
  }, [isTurnOfSales]);
  return (
    <>
      <PageHeading title={translate('home.title')} />
      <div className="home-blocks">
        {!(appointments.error && !appointments.data) && <NextAppointment appointments={appointments.data} />}
        {isAnswered && (
          <>
            <Panel title={translate('home.appointments')} query={appointments}>
              {(list) => <AppointmentList appointments={list} today={today} />}
            </Panel>
            <OpenTasks />
          </>
        )}
        {isTurnOfCalendar && (
          <Panel title={translate('home.calendar')} query={appointments}>
            {(list) => <Calendar events={toEvents(list)} today={today} onAdd={planOn} />}
          </Panel>
        )}
        {isTurnOfSales && (
          <div className="home-sales">
            <Panel title={translate('home.ordersPerDay')} query={sales}>
              {(days) => (
                <BarChart
                  title={translate('home.ordersPerDay')}
                  series={[translate('home.orders')]}
                  rows={days.map((day) => ({ label: day.full_date, values: [day.sold_orders] }))}
                  formatLabel={formatDayMonth}
                />
              )}
            </Panel>
          </div>
        )}
      </div>
    </>
  );
};

/** The calendar is beside the appointments, the open tasks are below it. */
const useIsWide = () => useMediaQuery('(min-width: 1200px)');

/**
 * Starts an appointment on a day (`YYYY-MM-DD`): the command line asks for the customer, and opens the form with the
 * date. Without a command line the customer is found in their list.
 */
const usePlanOn = () => {
  const navigate = useNavigate();
  return (day: string) => {
    if (!startCommandLine(`afspraak ${formatDate(day)} `)) navigate(CUSTOMERS);
  };
};
