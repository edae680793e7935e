import { isNotFound } from '../../provider/http/V2Error';
import { useV2Query } from '../../provider/reads/ClientContext';
import { useAreProductsNamed } from '../../resources/machines/machineProducts';
import { useWater, useWaterReports } from '../../resources/waterreports/useWater';
import { endpoints } from '../../v2/endpoints';

/** All that a visit report shows: complete or not at all, because a part that is missing would read as 'nothing there'. */
export const useVisit = (customerId: number) => {
  const customer = useV2Query(endpoints.customers.one, { id: customerId });
  const reports = useV2Query(endpoints.reports.list, { id: customerId });
  const machines = useV2Query(endpoints.machines.list, { id: customerId });
  const tasks = useV2Query(endpoints.tasks.list, { id: customerId });
  const waterReports = useWaterReports(customerId);
  const water = useWater(customerId);
  const areProductsNamed = useAreProductsNamed();
  const queries = [customer, reports, machines, tasks, waterReports];
  const failed = queries.find(({ data, error }) => isNotFound(error) || (error && data === undefined));
  const isUnread = water.isUnread(waterReports.data ?? []);
  const isComplete =
    !failed &&
    customer.data &&
    reports.data &&
    machines.data &&
    tasks.data &&
    waterReports.data &&
    water.isSettled &&
    !isUnread &&
    areProductsNamed;
  const visit = isComplete
    ? {
        customer: customer.data,
        reports: reports.data.reports,
        machines: machines.data.machines,
        tasks: tasks.data.tasks,
        waterReports: waterReports.data,
        water,
      }
    : undefined;
  return {
    visit,
    /** The answers as they came, for the rows that could not be read. */
    answers: queries.map(({ data }) => data),
    error: failed?.error ?? (isUnread || null),
    refetch: () => {
      water.refetch();
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
};

export type Visit = NonNullable<ReturnType<typeof useVisit>['visit']>;
