export const samples = {
  documentTitle: 'Sample projects · Nestling',
  title: 'Worlds to take apart',
  lead: 'Each of them is ready to play and yours to remix: open it, look inside, change one thing and see what happens.',
  emptyTitle: 'The samples are on their way',
  emptyText: 'They are being put up right now. Look again in a moment.',
  fromScratch: 'Or begin from an empty tray',
}
