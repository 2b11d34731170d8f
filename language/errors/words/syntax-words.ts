import type { Said } from '../../locale.ts'

/** Brackets, texts, comments and signs that are wrong or missing: the code cannot be read. */
export const syntaxWords = {
  'syntax.missing-bracket': {
    en: 'The “{{bracket}}” from line {{line}} is never closed. Add the “{{wanted}}”.',
    de: 'Die „{{bracket}}“ aus Zeile {{line}} wird nie geschlossen. Ergänze die „{{wanted}}“.',
  },
  'syntax.extra-bracket': {
    en: 'This “{{bracket}}” closes nothing. Delete it, or add the opening one that is missing before it.',
    de: 'Diese „{{bracket}}“ schließt nichts. Lösche sie, oder ergänze davor die öffnende Klammer.',
  },
  'syntax.wrong-bracket': {
    en: 'The “{{bracket}}” from line {{line}} is closed by “{{found}}”. Write “{{wanted}}” instead.',
    de: 'Die „{{bracket}}“ aus Zeile {{line}} wird mit „{{found}}“ geschlossen. Schreibe stattdessen „{{wanted}}“.',
  },
  'syntax.missing-open-brace': {
    en: 'After “{{name}}” a “{” is missing, because a “}” follows further down. Write it at the end of this line.',
    de: 'Nach „{{name}}“ fehlt eine „{“, denn weiter unten kommt eine „}“. Schreibe sie ans Ende dieser Zeile.',
  },
  'syntax.missing-open-bracket': {
    en: 'After “{{name}}” a “(” is missing. Add it.',
    de: 'Nach „{{name}}“ fehlt eine „(“. Ergänze sie.',
  },
  'syntax.parens-for-braces': {
    en: 'What is to be done stands between “{” and “}”. Write these instead of “(” and “)”.',
    de: 'Was gemacht werden soll, steht zwischen „{“ und „}“. Schreibe diese statt „(“ und „)“.',
  },
  'syntax.unexpected': {
    en: 'I did not expect “{{found}}” here. Look just before it: is something missing, or is it too much?',
    de: '„{{found}}“ habe ich hier nicht erwartet. Schau direkt davor: Fehlt etwas, oder ist etwas zu viel?',
  },
  'syntax.unexpected-end': {
    en: 'The code ends in the middle of a sentence. Add what is missing at the end.',
    de: 'Der Code hört mitten im Satz auf. Ergänze am Ende, was fehlt.',
  },
  'syntax.open-text': {
    en: 'This text has no quotation mark at its end. Write {{quote}} there.',
    de: 'Bei diesem Text fehlt das Anführungszeichen am Ende. Schreibe dort {{quote}} hin.',
  },
  'syntax.text-without-start': {
    en: 'Before “{{text}}” the quotation mark is missing. Write {{quote}} there.',
    de: 'Vor „{{text}}“ fehlt das Anführungszeichen. Schreibe dort {{quote}} hin.',
  },
  'syntax.mixed-quotes': {
    en: 'This text begins with {{quote}} and ends with {{found}}. Write {{quote}} at both ends.',
    de: 'Dieser Text beginnt mit {{quote}} und endet mit {{found}}. Schreibe an beide Enden {{quote}}.',
  },
  'syntax.strange-quotes': {
    en: '{{found}} is no quotation mark for code. Write \' or " around texts.',
    de: '{{found}} ist kein Anführungszeichen für Code. Schreibe \' oder " um Texte.',
  },
  'syntax.apostrophe': {
    en: 'The {{quote}} in the middle already ends this text. Write {{other}} around the whole text instead.',
    de: 'Das {{quote}} in der Mitte beendet diesen Text schon. Schreibe stattdessen {{other}} um den ganzen Text.',
  },
  'syntax.text-needs-quotes': {
    en: "Is “{{text}}” a text? Put quotation marks around it: '{{text}}'.",
    de: "Ist „{{text}}“ ein Text? Setze Anführungszeichen darum: '{{text}}'.",
  },
  'syntax.colour-needs-quotes': {
    en: "Put quotation marks around the colour: '{{found}}'.",
    de: "Setze Anführungszeichen um die Farbe: '{{found}}'.",
  },
  'syntax.formatted-text': {
    en: 'JavaScript has no {{found}} before texts. Write {{example}} with the mark ` around the text.',
    de: 'In JavaScript gibt es kein {{found}} vor Texten. Schreibe {{example}} mit dem Zeichen ` um den Text.',
  },
  'syntax.open-placeholder': {
    en: 'The “{{found}}” in this text is never closed. Write “}” behind the name.',
    de: 'Das „{{found}}“ in diesem Text wird nie geschlossen. Schreibe „}“ hinter den Namen.',
  },
  'syntax.open-comment': {
    en: 'This comment is never closed. Write */ at its end.',
    de: 'Dieser Kommentar hört nie auf. Schreibe */ an sein Ende.',
  },
  'syntax.html': {
    en: '“{{found}}” is HTML, which web pages are made of. Let a thing say the words with say(…), or write screen.show(…).',
    de: '„{{found}}“ ist HTML, woraus Webseiten sind. Lass ein Ding die Wörter mit say(…) sagen, oder schreibe screen.show(…).',
  },
  'syntax.hash-comment': {
    en: '“#” does not begin a comment in JavaScript. Write “//” instead.',
    de: '„#“ beginnt in JavaScript keinen Kommentar. Schreibe stattdessen „//“.',
  },
  'syntax.slash-comment': {
    en: 'A comment begins with two slashes. Write “//”.',
    de: 'Ein Kommentar beginnt mit zwei Schrägstrichen. Schreibe „//“.',
  },
  'syntax.look-alike': {
    en: '“{{found}}” is no sign of JavaScript. Write “{{wanted}}” instead.',
    de: '„{{found}}“ ist kein Zeichen von JavaScript. Schreibe stattdessen „{{wanted}}“.',
  },
  'syntax.strange-character': {
    en: 'The character “{{found}}” cannot stand here. Delete it.',
    de: 'Das Zeichen „{{found}}“ darf hier nicht stehen. Lösche es.',
  },
  'syntax.unit': {
    en: 'A number stands alone in code. Delete the “{{found}}”, and write only {{number}}.',
    de: 'Eine Zahl steht im Code allein. Lösche das „{{found}}“, und schreibe nur {{number}}.',
  },
  'syntax.percent': {
    en: '“%” does not mean percent in code. Delete it and write {{wanted}}.',
    de: '„%“ heißt im Code nicht Prozent. Lösche es und schreibe {{wanted}}.',
  },
  'syntax.bad-number': {
    en: 'This number is not written correctly. Write it with digits and one point at most, like 1.5.',
    de: 'Diese Zahl ist nicht richtig geschrieben. Schreibe sie mit Ziffern und höchstens einem Punkt, wie 1.5.',
  },
  'syntax.number-points': {
    en: '“{{found}}” has more points than a number may have. Write {{wanted}}.',
    de: '„{{found}}“ hat mehr Punkte, als eine Zahl haben darf. Schreibe {{wanted}}.',
  },
  'syntax.decimal-comma': {
    en: 'Numbers have a point in code, no comma. Write {{wanted}} instead of “{{found}}”.',
    de: 'Zahlen haben im Code einen Punkt, kein Komma. Schreibe {{wanted}} statt „{{found}}“.',
  },
  'syntax.swapped-sign': {
    en: '“{{found}}” is no comparison here. Write “{{wanted}}”.',
    de: '„{{found}}“ vergleicht hier nichts. Schreibe „{{wanted}}“.',
  },
  'syntax.wrong-arrow': {
    en: 'The arrow of a function is not written “{{found}}”. Write “=>”.',
    de: 'Der Pfeil einer Funktion wird nicht „{{found}}“ geschrieben. Schreibe „=>“.',
  },
  'syntax.arrow-bracket': {
    en: 'Before “=>” this “(” is not closed. Write “() =>”.',
    de: 'Vor „=>“ ist diese „(“ nicht geschlossen. Schreibe „() =>“.',
  },
  'syntax.swapped-brackets': {
    en: 'These two are the wrong way round. Write “{{wanted}}” instead of “{{found}}”.',
    de: 'Diese beiden sind vertauscht. Schreibe „{{wanted}}“ statt „{{found}}“.',
  },
  'syntax.body-outside': {
    en: 'What “{{name}}” is to do belongs between its round brackets. Write: {{example}}',
    de: 'Was „{{name}}“ machen soll, gehört zwischen seine runden Klammern. Schreibe: {{example}}',
  },
  'syntax.commands-need-function': {
    en: '“{{name}}” needs to know what to do. Put it into a function: {{example}}',
    de: '„{{name}}“ muss wissen, was zu tun ist. Setze es in eine Funktion: {{example}}',
  },
  'syntax.arrow-braces': {
    en: 'After “=>” several commands stand between { and }. Write “{” behind the “=>”, and “}” at their end.',
    de: 'Nach „=>“ stehen mehrere Befehle zwischen { und }. Schreibe „{“ hinter den Pfeil „=>“, und „}“ an ihr Ende.',
  },
  'syntax.missing-arrow': {
    en: 'Between “)” and “{” the arrow is missing. Write “=>” there: () => {',
    de: 'Zwischen „)“ und „{“ fehlt der Pfeil. Schreibe dort „=>“: () => {',
  },
  'syntax.missing-comma': {
    en: 'After {{after}} a comma is missing. Add “,”.',
    de: 'Nach {{after}} fehlt ein Komma. Ergänze „,“.',
  },
  'syntax.missing-colon': {
    en: 'After “{{after}}” a colon is missing. Add “:”.',
    de: 'Nach „{{after}}“ fehlt ein Doppelpunkt. Ergänze „:“.',
  },
  'syntax.half-count': {
    en: 'Behind “{{found}}” another “{{sign}}” is missing. Write “{{wanted}}” to change it by one.',
    de: 'Hinter „{{found}}“ fehlt noch ein „{{sign}}“. Schreibe „{{wanted}}“, um es um eins zu ändern.',
  },
  'syntax.count-by': {
    en: 'Behind “{{found}}” no number can stand. Write “{{wanted}}” instead.',
    de: 'Hinter „{{found}}“ kann keine Zahl stehen. Schreibe stattdessen „{{wanted}}“.',
  },
  'syntax.missing-plus': {
    en: 'Between {{before}} and {{after}} a “+” is missing. Add “+” to join them.',
    de: 'Zwischen {{before}} und {{after}} fehlt ein „+“. Ergänze „+“, um sie zu verbinden.',
  },
  'syntax.extra-comma': {
    en: 'This “,” is one comma too many. Delete it.',
    de: 'Dieses „,“ ist ein Komma zu viel. Lösche es.',
  },
  'syntax.semicolon-for-comma': {
    en: 'Values are separated by a comma. Write “,” instead of “;”.',
    de: 'Werte trennt man mit einem Komma. Schreibe „,“ statt „;“.',
  },
  'syntax.equals-in-object': {
    en: 'Between { and } a name gets its value by “:”. Write “{{name}}:” instead of “{{name}} =”.',
    de: 'Zwischen { und } bekommt ein Name seinen Wert mit „:“. Schreibe „{{name}}:“ statt „{{name}} =“.',
  },
  'syntax.option-braces': {
    en: 'Put “{” and “}” around “{{name}}: …”, like this: {{{name}}: 1}',
    de: 'Setze „{“ und „}“ um „{{name}}: …“, also so: {{{name}}: 1}',
  },
  'syntax.option-outside': {
    en: '“{{found}}” belongs between the round brackets. Write: {{example}}',
    de: '„{{found}}“ gehört zwischen die runden Klammern. Schreibe: {{example}}',
  },
  'syntax.torn-condition': {
    en: 'The “)” before “{{found}}” already ends the condition. Put one pair of round brackets around all of it.',
    de: 'Die „)“ vor „{{found}}“ beendet die Bedingung schon. Setze ein Paar runde Klammern um alles zusammen.',
  },
  'syntax.next-command': {
    en: 'With “{{found}}” a new command begins. Write it into a line of its own, or put “;” before it.',
    de: 'Mit „{{found}}“ beginnt ein neuer Befehl. Schreibe ihn in eine eigene Zeile, oder setze „;“ davor.',
  },
  'syntax.extra-point': {
    en: 'There is one “.” too many here. Delete it.',
    de: 'Hier ist ein „.“ zu viel. Lösche ihn.',
  },
  'syntax.missing-point': {
    en: 'Between “{{before}}” and “{{after}}” a “.” is missing. Write “{{before}}.{{after}}”.',
    de: 'Zwischen „{{before}}“ und „{{after}}“ fehlt ein „.“. Schreibe „{{before}}.{{after}}“.',
  },
  'syntax.colon-at-end': {
    en: 'A line does not end with “:” in JavaScript. Write “;” instead, or nothing.',
    de: 'In JavaScript endet eine Zeile nicht mit „:“. Schreibe stattdessen „;“, oder nichts.',
  },
  'syntax.ternary': {
    en: 'A “?” needs two values. Add “:” and what else it should be.',
    de: 'Ein „?“ braucht zwei Werte. Ergänze „:“ und was es sonst sein soll.',
  },
  'syntax.missing-value': {
    en: 'After “{{found}}” a value is missing. Add it, or delete the “{{found}}”.',
    de: 'Nach „{{found}}“ fehlt ein Wert. Ergänze ihn, oder lösche das „{{found}}“.',
  },
  'syntax.too-deep': {
    en: 'This is too long in one piece, or nested too deeply. Put parts of it into variables first.',
    de: 'Das ist zu lang am Stück oder zu tief verschachtelt. Lege Teile davon erst in Variablen.',
  },
  'syntax.other': {
    en: 'Something is written wrong here. Look at this line and the one before it.',
    de: 'Hier ist etwas falsch geschrieben. Schau dir diese Zeile und die davor an.',
  },
} as const satisfies Record<string, Said>
