export default { statistics: { menu: 'Statistieken' } };
