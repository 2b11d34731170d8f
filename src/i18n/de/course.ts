import type { StepWords } from '../words.ts'

export const course: StepWords['course'] = {
  title: 'Kurs',
  step: 'Schritt {{step}} von {{steps}}',
  line: '{{step}}. {{goal}}',
  allDone: 'Alle {{steps}} Schritte geschafft',
  finished: 'Geschafft! Diese Welt gehört dir: Bau weiter oder zeig sie anderen.',
  toCourses: 'Zu den Kursen',
  hint: 'Tipp',
  showMe: 'Zeig es mir',
  example: 'So ist es in der fertigen Welt:',
  openShelf: 'Zum Regal',
  it: 'es',
  fold: 'Kurs einklappen',
  unfold: 'Kurs zeigen',
}
