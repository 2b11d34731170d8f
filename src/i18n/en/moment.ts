export const moment = {
  title: 'Give this moment a name',
  text: 'All is saved by itself. A name helps you to find this moment again.',
  name: 'Name of the moment',
  keep: 'Keep the moment',
  taken: 'The last moment has this name already. Try another one.',
  kept: '“{{name}}” is in the history now.',
}
