/**
 * Why a command was refused. The words are part of the one error catalogue (`protocol/errors/catalogue.ts`);
 * a code that has been released keeps its meaning for ever.
 */
export const rejections = {
  'payload.invalid': {
    en: 'That did not work. Nothing was changed.',
    de: 'Das hat nicht geklappt. Es wurde nichts geändert.',
  },
  'entity.missing': { en: 'This thing is not here any more.', de: 'Dieses Ding ist nicht mehr da.' },
  'entity.protected': {
    en: '{{name}} stays: every world needs somebody in it.',
    de: '{{name}} bleibt: Jede Welt braucht jemanden.',
  },
  'entity.locked': {
    en: '{{name}} is locked. Unlock it first.',
    de: '{{name}} ist gesperrt. Entsperre es zuerst.',
  },
  'entity.would-create-cycle': {
    en: 'A thing cannot be inside itself.',
    de: 'Ein Ding kann nicht in sich selbst liegen.',
  },
  'entity.not-group': { en: '{{name}} is not a group.', de: '{{name}} ist keine Gruppe.' },
  'entity.component-needed': {
    en: '{{name}} would be nothing without that.',
    de: 'Ohne das wäre {{name}} nichts.',
  },
  'scene.missing': { en: 'This scene is not here any more.', de: 'Diese Szene ist nicht mehr da.' },
  'scene.last': { en: 'The last scene stays.', de: 'Die letzte Szene bleibt.' },
  'file.missing': { en: 'This tab is not here any more.', de: 'Diesen Tab gibt es nicht mehr.' },
  'file.not-blocks': {
    en: '{{name}} holds JavaScript, not blocks.',
    de: '{{name}} enthält JavaScript, keine Blöcke.',
  },
  'file.last': { en: 'The last tab stays.', de: 'Der letzte Tab bleibt.' },
  'variable.missing': { en: 'This variable is not here any more.', de: 'Diese Variable gibt es nicht mehr.' },
  'variable.in-use': {
    en: 'Blocks still use {{name}}. Take those away first.',
    de: 'Blöcke benutzen {{name}} noch. Nimm zuerst diese weg.',
  },
  'comment.missing': { en: 'This note is not here any more.', de: 'Diese Notiz gibt es nicht mehr.' },
  'asset.missing': { en: 'This file is not here any more.', de: 'Diese Datei gibt es nicht mehr.' },
  'asset.in-use': {
    en: 'Your world still uses {{name}} ({{count}}×). Put something else in its place first.',
    de: 'Deine Welt benutzt {{name}} noch ({{count}}×). Ersetze es zuerst durch etwas anderes.',
  },
  'asset.other-type': {
    en: '{{name}} is another kind of file and does not fit here.',
    de: '{{name}} ist eine andere Art von Datei und passt hier nicht.',
  },
  'doodle.missing': { en: 'This doodle is not here any more.', de: 'Diese Zeichnung gibt es nicht mehr.' },
  'doodle.in-use': {
    en: 'Your world still shows {{name}} ({{count}}×). Delete that first.',
    de: 'Deine Welt zeigt {{name}} noch ({{count}}×). Lösche das zuerst.',
  },
  'doodle.full': {
    en: '{{name}} is full. Erase something first.',
    de: '{{name}} ist voll. Radiere zuerst etwas weg.',
  },
  'name.taken': { en: 'There is already a “{{name}}”.', de: 'Es gibt schon „{{name}}“.' },
  'name.too-long': {
    en: 'This name is too long: {{max}} characters fit.',
    de: 'Dieser Name ist zu lang: {{max}} Zeichen passen hinein.',
  },
  'text.too-long': {
    en: 'This text is too long: {{max}} characters fit.',
    de: 'Dieser Text ist zu lang: {{max}} Zeichen passen hinein.',
  },
  'name.empty': { en: 'Give it a name first.', de: 'Gib ihm zuerst einen Namen.' },
  'project.in-the-past': {
    en: 'This is a moment from the past. Nothing changes until you bring it back.',
    de: 'Das ist ein Moment von früher. Es ändert sich nichts, bis du ihn zurückholst.',
  },
  'change.too-large': {
    en: 'That is too much at once. Do it in smaller parts.',
    de: 'Das ist zu viel auf einmal. Mach es in kleineren Teilen.',
  },
  'restore.too-large': {
    en: 'Too much has changed since then to bring it all back at once. Bring back single things or tabs.',
    de: 'Seitdem hat sich zu viel geändert, um alles auf einmal zurückzuholen. Hol einzelne Dinge oder Tabs zurück.',
  },
  'restore.scene-missing': {
    en: 'Its scene is not there any more. Bring everything back, and it comes along.',
    de: 'Die Szene dazu gibt es nicht mehr. Hol alles zurück, dann kommt es mit.',
  },
  'project.read-only': {
    en: 'You can look here, but not change anything.',
    de: 'Du kannst hier schauen, aber nichts ändern.',
  },
  'project.moving': {
    en: 'This project is being tidied up. Try that again in a moment.',
    de: 'Dieses Projekt wird gerade aufgeräumt. Versuch das gleich noch einmal.',
  },
  'project.closed': {
    en: 'This project is closed. Open it again to change it.',
    de: 'Dieses Projekt ist geschlossen. Öffne es wieder, um es zu ändern.',
  },
  'project.newer-version': {
    en: 'A newer Nestling has worked on this project. Reload the page to get it.',
    de: 'An diesem Projekt hat ein neueres Nestling gearbeitet. Lade die Seite neu, um es zu bekommen.',
  },
} as const satisfies Record<string, { en: string; de: string }>

export type RejectionCode = keyof typeof rejections
