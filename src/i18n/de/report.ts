import type { PeopleWords } from '../words.ts'

export const report: PeopleWords['report'] = {
  project: '{{name}} melden',
  person: '{{name}} melden',
  text: 'Jemand, der hier aufpasst, liest es. Niemand sonst erfährt, wer geschrieben hat.',
  reason: 'Was stimmt nicht?',
  reasons: {
    unkind: 'Es ist gemein zu jemandem',
    scary: 'Es macht Angst oder ist nichts für Kinder',
    'private-data': 'Es zeigt einen echten Namen, eine Adresse oder ein Foto',
    copied: 'Es ist abgeguckt, ohne dass es dabeisteht',
    other: 'Etwas anderes',
  },
  note: 'Möchtest du noch etwas dazu sagen?',
  submit: 'Melden',
  thanks: 'Danke, dass du aufpasst. Wir schauen es uns an.',
}
