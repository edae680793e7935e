export default { flags: { yes: 'Ja', no: 'Nee' } };
