export default {
  dateTime: { date: 'Datum', time: 'Tijd', dateFormat: 'dd-mm-jjjj', timeFormat: 'uu:mm' },
};
