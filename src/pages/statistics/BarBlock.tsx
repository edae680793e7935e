import { statisticsTexts } from '../../../i18n/nl/late/statistics';
import { formatDate, formatDayMonth } from '../../lib/dates';
import { amountInFile, formatPrice } from '../../lib/numbers';
import { useV2Query } from '../../provider/reads/ClientContext';
import { BarChart } from '../../ui/charts/BarChart';
import { CsvButton } from '../../ui/list/CsvButton';
import { Panel } from '../../ui/page/Panel';
import type { DataOf, Endpoint, ParamsOf } from '../../v2/endpoint';

type ListRow<Path extends string, Item> = Endpoint<Path, undefined, Item[]>;

/** More bars by name are unreadable. */
export const BARS = 20;

interface BarBlockProps<Path extends string, Item> {
  title: string;
  row: ListRow<Path, Item>;
  params: ParamsOf<ListRow<Path, Item>>;
  series: keyof typeof statisticsTexts.series;
  toBar: (item: DataOf<ListRow<Path, Item>>[number]) => { label: string; value: number };
  /** The labels are names of products; default days. */
  isByName?: boolean;
  none?: string;
}

/** A bar chart of the statistics with its CSV file, which has all: an older v2 gives every product that was sold. */
export const BarBlock = <Path extends string, Item>({
  title,
  row,
  params,
  series,
  toBar,
  isByName = false,
  none,
}: BarBlockProps<Path, Item>) => {
  const query = useV2Query(row, params);
  const bars = (query.data ?? []).map(toBar);
  const labelHeading = statisticsTexts.columns[isByName ? 'product' : 'full_date'];
  const seriesLabel = statisticsTexts.series[series];
  const isAmount = series === 'euro';
  const inFile = isAmount ? amountInFile : String;
  return (
    <Panel
      title={title}
      query={query}
      actions={
        <CsvButton
          title={title}
          headings={[labelHeading, seriesLabel]}
          rows={bars.map(({ label, value }) => [isByName ? label : formatDate(label), inFile(value)])}
        />
      }
    >
      {() => (
        <BarChart
          title={title}
          series={[seriesLabel]}
          labelHeading={labelHeading}
          rows={(isByName ? bars.slice(0, BARS) : bars).map(({ label, value }) => ({ label, values: [value] }))}
          formatLabel={isByName ? undefined : formatDayMonth}
          formatValue={isAmount ? formatPrice : undefined}
          isByName={isByName}
          none={none}
        />
      )}
    </Panel>
  );
};
