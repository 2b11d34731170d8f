import type { Said } from '../../locale.ts'

/** What can be read and does not do what was meant; found before the code runs. */
export const checkWords = {
  'not-declared': {
    en: 'Nobody has made “{{name}}” yet. Write “let {{name}} = …” the first time.',
    de: '„{{name}}“ hat noch niemand angelegt. Schreibe beim ersten Mal „let {{name}} = …“.',
  },
  'out-of-reach': {
    en: '“{{name}}” from line {{line}} only exists inside of its { }. Write “let {{name}}” further up, outside of them, to use it here.',
    de: '„{{name}}“ aus Zeile {{line}} gibt es nur in seinen { }. Schreibe „let {{name}}“ weiter oben, außerhalb davon, um es hier zu benutzen.',
  },
  'needs-quotes': {
    en: "“{{name}}” is a text here. Put quotation marks around it: '{{name}}'.",
    de: "„{{name}}“ ist hier ein Text. Setze Anführungszeichen darum: '{{name}}'.",
  },
  'foreign-name': {
    en: 'JavaScript does not know “{{name}}”. Write “{{wanted}}” instead.',
    de: '„{{name}}“ kennt JavaScript nicht. Schreibe stattdessen „{{wanted}}“.',
  },
  'comma-for-point': {
    en: 'Before “{{name}}” there is a comma. Write a point “.” instead of the “,”.',
    de: 'Vor „{{name}}“ steht ein Komma. Schreibe einen Punkt „.“ statt „,“.',
  },
  'colon-for-point': {
    en: 'A “:” does not call anything. Write a point “.” instead: {{wanted}}',
    de: 'Ein „:“ ruft nichts auf. Schreibe stattdessen einen Punkt „.“: {{wanted}}',
  },
  'text-is-asked': {
    en: 'This asks the text {{found}}, not a thing. Write the “)” before “.{{name}}”.',
    de: 'Das fragt den Text {{found}}, kein Ding. Schreibe die „)“ vor „.{{name}}“.',
  },
  'text-is-no-thing': {
    en: '{{found}} is only a text. Write scene.get({{found}}).{{name}} instead.',
    de: '{{found}} ist nur ein Text. Schreibe stattdessen scene.get({{found}}).{{name}}.',
  },
  'wrong-call-brackets': {
    en: '“{{name}}” is called with round brackets. Write “{{name}}(…)” instead of “{{name}}{{brackets}}”.',
    de: '„{{name}}“ wird mit runden Klammern aufgerufen. Schreibe „{{name}}(…)“ statt „{{name}}{{brackets}}“.',
  },
  'quotes-for-template': {
    en: '“{{found}}” only gets its value between two marks `. Write {{wanted}}.',
    de: '„{{found}}“ bekommt seinen Wert nur zwischen zwei Zeichen `. Schreibe {{wanted}}.',
  },
  'place-of-numbers': {
    en: '“{{found}}” are three values, and here is room for one. Write {{wanted}} instead.',
    de: '„{{found}}“ sind drei Werte, und hier ist Platz für einen. Schreibe stattdessen {{wanted}}.',
  },
  'no-such-key': {
    en: 'No key is called “{{name}}”. Write a letter like “a”, or “space”, “up”, “down”, “left”, “right”, “enter”.',
    de: 'Keine Taste heißt „{{name}}“. Schreibe einen Buchstaben wie „a“, oder „space“, „up“, „down“, „left“, „right“, „enter“.',
  },
  'no-such-key.suggest': {
    en: 'No key is called “{{name}}”. Did you mean “{{suggestion}}”?',
    de: 'Keine Taste heißt „{{name}}“. Meinst du „{{suggestion}}“?',
  },
  'thing-not-fetched': {
    en: "“{{name}}” is not fetched from the scene yet. Add before it: const {{name}} = scene.get('{{thing}}')",
    de: "„{{name}}“ ist noch nicht aus der Szene geholt. Schreibe davor: const {{name}} = scene.get('{{thing}}')",
  },
  'no-such-call': {
    en: '“{{name}}” is nothing that can be done here. Check how it is written, or look it up in the list of helpers.',
    de: '„{{name}}“ kann man hier nicht machen. Prüfe, wie es geschrieben wird, oder schau in die Liste der Helfer.',
  },
  'unknown-member': {
    en: 'There is no “{{name}}” here. Check how it is written.',
    de: 'Ein „{{name}}“ gibt es hier nicht. Prüfe, wie es geschrieben wird.',
  },
  'unknown-member.suggest': {
    en: 'There is no “{{name}}” here. Did you mean “{{suggestion}}”?',
    de: 'Ein „{{name}}“ gibt es hier nicht. Meinst du „{{suggestion}}“?',
  },
  'call-is-set': {
    en: '“{{name}}” is something that is done. Write “{{name}}(…)” instead of “{{name}} = …”.',
    de: '„{{name}}“ ist etwas, das man tut. Schreibe „{{name}}(…)“ statt „{{name}} = …“.',
  },
  'value-is-called': {
    en: '“{{name}}” is a value and is not called with ( ). Leave out the brackets, or write “{{name}} = …” instead.',
    de: '„{{name}}“ ist ein Wert und wird nicht mit ( ) aufgerufen. Lass die Klammern weg, oder schreibe stattdessen „{{name}} = …“.',
  },
  'not-called': {
    en: '“{{name}}” does nothing without brackets. Write “{{name}}()”.',
    de: '„{{name}}“ tut ohne Klammern nichts. Schreibe „{{name}}()“.',
  },
  'list-of-things': {
    en: 'This is a list of things, and “{{name}}” is for one thing. Write for (const thing of …) { thing.{{name}} … } instead.',
    de: 'Das ist eine Liste von Dingen, und „{{name}}“ ist für ein Ding. Schreibe stattdessen for (const ding of …) { ding.{{name}} … }.',
  },
  'needs-values': {
    en: '“{{name}}” does not get what it needs. Write it like this: {{usage}}',
    de: '„{{name}}“ bekommt nicht, was es braucht. Schreibe es so: {{usage}}',
  },
  'call-for-function': {
    en: '“{{name}}” needs the function itself, and “{{call}}()” already does it. Write “{{call}}” without ( ) instead.',
    de: '„{{name}}“ braucht die Funktion selbst, und „{{call}}()“ führt sie schon aus. Schreibe stattdessen „{{call}}“ ohne ( ).',
  },
  'assignment-in-condition': {
    en: 'One “=” stores a value. Write “===” to compare.',
    de: 'Ein „=“ speichert einen Wert. Schreibe „===“ zum Vergleichen.',
  },
  'single-sign': {
    en: 'One “{{found}}” calculates with bits. Write “{{wanted}}” between two conditions.',
    de: 'Ein „{{found}}“ rechnet mit Bits. Schreibe „{{wanted}}“ zwischen zwei Bedingungen.',
  },
  'compared-once': {
    en: 'In “{{found}}” only the first value is compared. Write “{{wanted}}”.',
    de: 'In „{{found}}“ wird nur der erste Wert verglichen. Schreibe „{{wanted}}“.',
  },
  'value-alone': {
    en: 'Nothing is compared with {{value}} here, and alone it is always “{{truth}}”. Write a comparison with it too, or delete it.',
    de: 'Mit {{value}} wird hier nichts verglichen, und allein ist es immer „{{truth}}“. Schreibe auch damit einen Vergleich, oder lösche es.',
  },
  'chained-comparison': {
    en: 'Two “<” in a row do not compare as in maths. Write two conditions with && between them, like 3 < a && a < 9.',
    de: 'Zwei „<“ hintereinander vergleichen nicht wie in Mathe. Schreibe zwei Bedingungen mit && dazwischen, wie 3 < a && a < 9.',
  },
  'semicolon-after-head': {
    en: 'The “;” ends this “{{name}}” before its { }. Delete the “;”.',
    de: 'Das „;“ beendet dieses „{{name}}“ schon vor seinen { }. Lösche das „;“.',
  },
  'idle-comparison': {
    en: '“{{found}}” only compares here, and nothing happens. Write “=” to store a value.',
    de: '„{{found}}“ vergleicht hier nur, und nichts passiert. Schreibe „=“, um einen Wert zu speichern.',
  },
  'idle-sum': {
    en: '“{{found}}” is calculated here, and then forgotten. Write “{{wanted}}” to keep it.',
    de: '„{{found}}“ wird hier ausgerechnet und gleich vergessen. Schreibe „{{wanted}}“, um es zu behalten.',
  },
  'swapped-assignment': {
    en: '“{{found}}” does not add anything. Write “{{wanted}}”.',
    de: '„{{found}}“ rechnet nichts dazu. Schreibe „{{wanted}}“.',
  },
  'never-reached': {
    en: 'What comes after this “{{name}}” is never done. Delete the “{{name}}”, or put it at the end.',
    de: 'Was nach diesem „{{name}}“ kommt, passiert nie. Lösche das „{{name}}“, oder setze es ans Ende.',
  },
  'in-for-of': {
    en: '“in” gives only numbers of places. Write “of” instead to get what is in the list.',
    de: '„in“ gibt nur die Nummern der Plätze. Schreibe stattdessen „of“, um das zu bekommen, was in der Liste ist.',
  },
  'loop-over-number': {
    en: '“{{found}}” goes through a list, and {{number}} is a number. Write “{{wanted}}” to count.',
    de: '„{{found}}“ geht eine Liste durch, und {{number}} ist eine Zahl. Schreibe „{{wanted}}“, um zu zählen.',
  },
  'missing-await': {
    en: '“{{name}}” takes time, and the next line does not wait for it. Write “await” before it (and “async” before the function).',
    de: '„{{name}}“ braucht Zeit, und die nächste Zeile wartet nicht darauf. Schreibe „await“ davor (und „async“ vor die Funktion).',
  },
  'loop-without-wait': {
    en: 'This loop never ends and never waits. Put “await wait(0.1)” into it, or a “break”.',
    de: 'Diese Schleife endet nie und wartet nie. Setze „await wait(0.1)“ hinein, oder ein „break“.',
  },
  'event-in-loop': {
    en: 'This loop never ends, so “{{name}}” is set up again and again. Put it before the loop.',
    de: 'Diese Schleife endet nie, darum wird „{{name}}“ immer wieder eingerichtet. Setze es vor die Schleife.',
  },
  'no-such-sort.suggest': {
    en: 'No thing is called “{{name}}”, so this finds nothing. Did you mean “{{suggestion}}”?',
    de: 'Kein Ding heißt „{{name}}“, darum findet das hier nichts. Meinst du „{{suggestion}}“?',
  },
  'message-unsent': {
    en: "Nobody sends the message “{{name}}”. Add broadcast('{{name}}') somewhere, or check the name.",
    de: "Niemand schickt die Nachricht „{{name}}“. Füge irgendwo broadcast('{{name}}') hinzu, oder prüfe den Namen.",
  },
  'message-unsent.suggest': {
    en: 'Nobody sends the message “{{name}}”. Did you mean “{{suggestion}}”?',
    de: 'Niemand schickt die Nachricht „{{name}}“. Meinst du „{{suggestion}}“?',
  },

  // Names of a page of the web that worlds do not have
  'page.talk': {
    en: 'There is no “{{name}}” in a world. Use console.log(…), or let a thing say it with say(…).',
    de: '„{{name}}“ gibt es in einer Welt nicht. Benutze console.log(…), oder lass es ein Ding mit say(…) sagen.',
  },
  'page.ask': {
    en: 'There is no “{{name}}” in a world. Write “await ask(…)” instead.',
    de: '„{{name}}“ gibt es in einer Welt nicht. Schreibe stattdessen „await ask(…)“.',
  },
  'page.later': {
    en: 'There is no “{{name}}” in a world. Use “await wait(1)” instead.',
    de: '„{{name}}“ gibt es in einer Welt nicht. Benutze stattdessen „await wait(1)“.',
  },
  'page.again': {
    en: 'There is no “{{name}}” in a world. Use “repeatEvery(1, () => { … })” instead.',
    de: '„{{name}}“ gibt es in einer Welt nicht. Benutze stattdessen „repeatEvery(1, () => { … })“.',
  },
  'page.network': {
    en: 'A world does not talk to the internet, so there is no “{{name}}”. Leave it out, and use what is in your project.',
    de: 'Eine Welt spricht nicht mit dem Internet, darum gibt es „{{name}}“ nicht. Lass es weg, und benutze, was in deinem Projekt ist.',
  },
  'page.storage': {
    en: 'A world stores nothing on the device, so there is no “{{name}}”. Use a variable instead.',
    de: 'Eine Welt speichert nichts auf dem Gerät, darum gibt es „{{name}}“ nicht. Benutze stattdessen eine Variable.',
  },
  'page.text-as-code': {
    en: 'Texts cannot be run as code, so there is no “{{name}}”. Write the code itself instead.',
    de: 'Texte kann man nicht als Code ausführen, darum gibt es „{{name}}“ nicht. Schreibe stattdessen den Code selbst.',
  },
  'page.itself': {
    en: 'There is no “{{name}}” here. Write “scene.get(…)” with the name of the thing instead.',
    de: '„{{name}}“ gibt es hier nicht. Schreibe stattdessen „scene.get(…)“ mit dem Namen des Dings.',
  },
  'page.outside': {
    en: 'A world cannot reach the page around it, so there is no “{{name}}”. Use “scene”, “player” and the things instead.',
    de: 'Eine Welt kommt nicht an die Seite um sie herum, darum gibt es „{{name}}“ nicht. Benutze stattdessen „scene“, „player“ und die Dinge.',
  },
  'page.element': {
    en: "“{{name}}” belongs to web pages. A thing of a world has position, rotation, size, color and more, like scene.get('Dragon').color.",
    de: "„{{name}}“ gehört zu Webseiten. Ein Ding einer Welt hat position, rotation, size, color und mehr, wie scene.get('Drache').color.",
  },
} as const satisfies Record<string, Said>
