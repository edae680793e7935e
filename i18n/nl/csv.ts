export default { csv: { button: 'CSV', download: 'Download %{title} als CSV' } };
