import type { Said } from '../../locale.ts'

/** What goes wrong while the code runs. */
export const runningWords = {
  'endless-loop': {
    en: 'The loop in {{tab}}, line {{line}} has run for so long that nothing else could happen. Put an “await wait(0.1)” into it, or let it end sooner.',
    de: 'Die Schleife in {{tab}}, Zeile {{line}} lief so lange, dass sonst nichts mehr geschehen konnte. Setze ein „await wait(0.1)“ hinein, oder lass sie früher enden.',
  },
  'hung-pattern': {
    en: '“{{name}}” tried so many ways to fit its search pattern that it never came to an end. Make the pattern simpler: no + or * behind brackets that have a + or * inside.',
    de: '„{{name}}“ hat mit seinem Suchmuster so viele Möglichkeiten probiert, dass es nie fertig wurde. Mach das Muster einfacher: kein + oder * hinter einer Klammer, in der schon ein + oder * steht.',
  },
  'hung-call': {
    en: '“{{name}}” had so much to do that the program stood still. Give it a smaller number, or fewer things at once.',
    de: '„{{name}}“ hatte so viel zu tun, dass das Programm stehen blieb. Gib ihm eine kleinere Zahl oder weniger auf einmal.',
  },
  'hung-program': {
    en: 'The program stood still and was stopped. Look for what has very much to do at once, and let it do less.',
    de: 'Das Programm blieb stehen und wurde angehalten. Such, was sehr viel auf einmal zu tun hat, und lass es weniger tun.',
  },
  'stack-overflow': {
    en: 'A function calls itself again and again and never stops. Put an “if” into it that ends it.',
    de: 'Eine Funktion ruft sich immer wieder selbst auf und hört nie auf. Setze ein „if“ hinein, das sie beendet.',
  },
  'stack-overflow.named': {
    en: 'The function “{{name}}” calls itself again and again and never stops. Put an “if” into it that ends it.',
    de: 'Die Funktion „{{name}}“ ruft sich immer wieder selbst auf und hört nie auf. Setze ein „if“ hinein, das sie beendet.',
  },
  'unknown-name': {
    en: 'There is no “{{name}}”. Check how it is written, or make it with “let {{name}} = …”.',
    de: '„{{name}}“ gibt es nicht. Prüfe, wie es geschrieben wird, oder lege es mit „let {{name}} = …“ an.',
  },
  'unknown-name.suggest': {
    en: 'There is no “{{name}}”. Did you mean “{{suggestion}}”?',
    de: '„{{name}}“ gibt es nicht. Meinst du „{{suggestion}}“?',
  },
  'name-too-early': {
    en: '“{{name}}” is used before its line was reached. Put its line further up, or use it later.',
    de: '„{{name}}“ wird benutzt, bevor seine Zeile dran war. Setze seine Zeile weiter nach oben, oder benutze es später.',
  },
  'not-a-function': {
    en: '“{{name}}” is nothing that can be called. Leave out the ( ), or check the name.',
    de: '„{{name}}“ kann man nicht aufrufen. Lass die ( ) weg, oder prüfe den Namen.',
  },
  'not-a-function.suggest': {
    en: '“{{name}}” does not exist here. Did you mean “{{suggestion}}”?',
    de: '„{{name}}“ gibt es hier nicht. Meinst du „{{suggestion}}“?',
  },
  'empty-value': {
    en: 'What stands before “.{{name}}” is still empty, so it has no “{{name}}”. Check where it gets its value.',
    de: 'Was vor „.{{name}}“ steht, ist noch leer und hat deshalb kein „{{name}}“. Prüfe, wo es seinen Wert bekommt.',
  },
  'empty-value.named': {
    en: '“{{owner}}” is still empty, so it has no “{{name}}”. Check where it gets its value, and that this comes before.',
    de: '„{{owner}}“ ist noch leer und hat deshalb kein „{{name}}“. Prüfe, wo es seinen Wert bekommt, und dass das vorher geschieht.',
  },
  'constant-changed': {
    en: 'A “const” like “{{name}}” cannot be changed. Write “let” where it is made.',
    de: 'Eine „const“ wie „{{name}}“ lässt sich nicht ändern. Schreibe „let“, wo sie angelegt wird.',
  },
  'unknown-property': {
    en: 'There is no “{{name}}” to set here. Check how it is written, or store the value in a variable: let {{name}} = …',
    de: 'Ein „{{name}}“ kann man hier nicht setzen. Prüfe, wie es geschrieben wird, oder speichere den Wert in einer Variable: let {{name}} = …',
  },
  'unknown-property.suggest': {
    en: 'There is no “{{name}}” to set here. Did you mean “{{suggestion}}”?',
    de: 'Ein „{{name}}“ kann man hier nicht setzen. Meinst du „{{suggestion}}“?',
  },
  'read-only': {
    en: '“{{name}}” cannot be changed by code. Delete this line, or store the value in a variable of your own.',
    de: '„{{name}}“ lässt sich nicht mit Code ändern. Lösche diese Zeile, oder speichere den Wert in einer eigenen Variable.',
  },
  'not-a-list': {
    en: '“{{name}}” is no list, and only a list can be gone through one by one. Use a list like [1, 2, 3], or count with for (let i = 0; i < 3; i += 1).',
    de: '„{{name}}“ ist keine Liste, und nur eine Liste kann man der Reihe nach durchgehen. Nimm eine Liste wie [1, 2, 3], oder zähle mit for (let i = 0; i < 3; i += 1).',
  },
  'too-big': {
    en: 'That is too big for the computer. Use a smaller number, or fewer values.',
    de: 'Das ist zu groß für den Computer. Nimm eine kleinere Zahl, oder weniger Werte.',
  },
  'bad-pattern': {
    en: 'This search pattern between / and / is not written correctly. Check its brackets, or use includes(…) instead.',
    de: 'Dieses Suchmuster zwischen / und / ist nicht richtig geschrieben. Prüfe seine Klammern, oder benutze stattdessen includes(…).',
  },
  'bad-json': {
    en: 'This text is no JSON. Check its quotation marks, commas and brackets.',
    de: 'Dieser Text ist kein JSON. Prüfe seine Anführungszeichen, Kommas und Klammern.',
  },
  'bad-count': {
    en: 'This number is not possible here. Use one that is not negative and not too big.',
    de: 'Diese Zahl geht hier nicht. Nimm eine, die nicht negativ und nicht zu groß ist.',
  },
  'mixed-numbers': {
    en: 'Numbers with an n at their end cannot be mixed with others. Leave out the n, or write Number(…) around it.',
    de: 'Zahlen mit einem n am Ende kann man nicht mit anderen mischen. Lass das n weg, oder schreibe Number(…) darum.',
  },
  'class-needs-new': {
    en: '“{{name}}” is a class. Write “new {{name}}(…)”.',
    de: '„{{name}}“ ist eine Klasse. Schreibe „new {{name}}(…)“.',
  },
  'circle-in-value': {
    en: 'This value contains itself and cannot become a text. Use only a part of it.',
    de: 'Dieser Wert enthält sich selbst und kann kein Text werden. Nimm nur einen Teil davon.',
  },
  'not-searchable': {
    en: '“in” only looks into objects. Use includes(…) for texts and lists instead.',
    de: '„in“ sucht nur in Objekten. Benutze für Texte und Listen stattdessen includes(…).',
  },
  'code-from-text': {
    en: 'Texts cannot be run as code here. Write the code itself instead.',
    de: 'Texte kann man hier nicht als Code ausführen. Schreibe stattdessen den Code selbst.',
  },
  'too-many-messages': {
    en: 'Messages are sent faster than they can be heard: {{count}} at once. Check whether they call each other, and put “await wait(0.1)” in between.',
    de: 'Es werden mehr Nachrichten geschickt, als gehört werden können: {{count}} auf einmal. Prüfe, ob sie sich gegenseitig rufen, und setze „await wait(0.1)“ dazwischen.',
  },
  'too-much-at-once': {
    en: '{{count}} movements and waits go on at the same time, and more do not fit. Write “await” before them, so that one follows the other.',
    de: '{{count}} Bewegungen und Pausen laufen gleichzeitig, und mehr passen nicht. Schreibe „await“ davor, damit eins nach dem anderen kommt.',
  },
  'too-many-handlers': {
    en: 'There are already {{count}} answers to this event. Put onStart, onKey, onClick and the like outside of loops.',
    de: 'Auf dieses Ereignis antworten schon {{count}} Stellen. Setze onStart, onKey, onClick und so weiter aus Schleifen heraus.',
  },
  thrown: {
    en: 'The program said: “{{text}}”.',
    de: 'Das Programm sagt: „{{text}}“.',
  },
  'page-hung': {
    en: 'The program kept the computer so busy that nothing else was possible, and was stopped. Look for very long texts, lists or search patterns.',
    de: 'Das Programm hat den Computer so beschäftigt, dass nichts anderes mehr ging, und wurde angehalten. Such nach sehr langen Texten, Listen oder Suchmustern.',
  },
  other: {
    en: 'Something went wrong in this line. Check each of its words.',
    de: 'In dieser Zeile ist etwas schiefgegangen. Prüfe jedes ihrer Wörter.',
  },
} as const satisfies Record<string, Said>
