export const certificate = {
  documentTitle: 'Certificate {{course}} · Nestling',
  title: 'Certificate: {{course}}',
  sheet: 'Certificate',
  did: 'has finished the course {{course}} on {{date}}.',
  shows: 'Steps: {{steps}} · edits: {{edits}} · mistakes found and mended: {{errors}}',
  true: 'Confirmed by this Nestling. Whoever opens this address sees the same.',
  qr: 'QR code of this certificate',
  needsCode: 'To see a certificate of {{username}} you need its whole address, with the code.',
  missing: '{{done}} of {{steps}} steps are done. The certificate comes when all are.',
  toCourses: 'To the courses',
  choose: 'You have done all steps! Which name shall stand on your certificate? It cannot be changed later.',
  as: 'Write “{{name}}” on it',
}
