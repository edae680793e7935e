import Box from '@mui/material/Box';
import { visitReportTexts } from '../../../i18n/nl/late/visitReport';
import { waterTexts } from '../../../i18n/nl/late/water';
import { formatDate } from '../../lib/dates';
import { numberOf } from '../../lib/decimals';
import { differenceOf, verdictOf } from '../../lib/water';
import { bandText, differenceText, withUnit } from '../../lib/waterText';
import type { Water } from '../../resources/waterreports/useWater';
import { VerdictMark } from '../../resources/waterreports/VerdictMark';
import { Trend } from '../../resources/waterreports/WaterChart';
import { withComma } from '../../v2/decimalNotation';
import { MEASURES, SAMPLING_POINTS, type SamplingPoint } from '../../v2/entities/norm';
import type { WaterReport } from '../../v2/entities/waterreport';

interface Series {
  /** Undefined for reports whose kind of water is not read yet. */
  point: SamplingPoint | undefined;
  /** Newest first. */
  reports: readonly WaterReport[];
}

/** A trend on paper needs no more. */
const TREND_REPORTS = 12;
const PLOT_HEIGHT = 84;

const seriesOf = (reports: readonly WaterReport[], water: Water): Series[] =>
  [undefined, ...SAMPLING_POINTS]
    .map((point) => ({ point, reports: reports.filter((report) => water.pointOf(report) === point) }))
    .filter((series) => series.reports.length > 0);

/** The latest values of each kind of water with their verdicts, what was advised about them, and the trend. */
export const WaterSection = ({ reports, water }: { reports: readonly WaterReport[]; water: Water }) => {
  const all = seriesOf(reports, water);
  const advices = [...new Set(all.flatMap((series) => series.reports[0]?.remarks.trim() || []))];
  return (
    <>
      <section>
        <h3>{visitReportTexts.water}</h3>
        {all.length === 0 && <p>{visitReportTexts.noWater}</p>}
        {all.map((series) => (
          <LatestValues key={series.point ?? ''} series={series} water={water} />
        ))}
      </section>
      {all
        .filter((series) => series.reports.length > 1)
        .map(({ point, reports: [...known] }) => (
          <section key={point ?? ''} className="visit-whole">
            <h4>{point ? visitReportTexts.trendOf(waterTexts.points[point]) : visitReportTexts.trend}</h4>
            <Trend
              title={visitReportTexts.trend}
              reports={known.slice(0, TREND_REPORTS)}
              point={point}
              water={water}
              height={PLOT_HEIGHT}
            />
          </section>
        ))}
      {all.length > 0 && (
        <section>
          <h3>{visitReportTexts.advice}</h3>
          {advices.length === 0 && <p>{visitReportTexts.noAdvice}</p>}
          {advices.map((advice) => (
            <p key={advice} className="visit-text">
              {advice}
            </p>
          ))}
        </section>
      )}
    </>
  );
};

const LatestValues = ({ series: { point, reports }, water }: { series: Series; water: Water }) => {
  const [latest, before] = reports;
  if (!latest) return null;
  const day = formatDate(latest.created);
  return (
    <div className="visit-whole">
      <h4>{point ? visitReportTexts.waterOf(waterTexts.points[point], day) : day}</h4>
      <Box className="scrolls-aside" role="region" aria-label={visitReportTexts.water} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{visitReportTexts.measure}</th>
              <th scope="col">{visitReportTexts.value}</th>
              <th scope="col">{visitReportTexts.norm}</th>
              <th scope="col">{visitReportTexts.verdict}</th>
              <th scope="col">{visitReportTexts.difference}</th>
            </tr>
          </thead>
          <tbody>
            {MEASURES.map((measure) => {
              const limits = water.limitsFor(point, measure);
              const value = numberOf(latest[measure]);
              const difference = before ? differenceOf(value, numberOf(before[measure])) : null;
              return (
                <tr key={measure}>
                  <th scope="row">{waterTexts.measures[measure]}</th>
                  <td>{withUnit(withComma(latest[measure]), measure)}</td>
                  <td>{limits && bandText(limits.good)}</td>
                  <td>
                    <VerdictMark verdict={verdictOf(value, limits)} />
                  </td>
                  <td>{differenceText(difference)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Box>
    </div>
  );
};
