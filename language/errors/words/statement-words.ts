import type { Said } from '../../locale.ts'

/** Words, names and the heads of statements that JavaScript does not know in this form: the code cannot be read. */
export const statementWords = {
  'syntax.word': {
    en: 'JavaScript does not know “{{found}}”. Write “{{wanted}}” instead.',
    de: '„{{found}}“ kennt JavaScript nicht. Schreibe stattdessen „{{wanted}}“.',
  },
  'syntax.needless-word': {
    en: 'The word “{{found}}” is not needed in JavaScript. Delete it.',
    de: 'Das Wort „{{found}}“ braucht man in JavaScript nicht. Lösche es.',
  },
  'syntax.python-colon': {
    en: 'JavaScript has { and } instead of “:”. Write: {{example}}',
    de: 'In JavaScript stehen { und } statt „:“. Schreibe: {{example}}',
  },
  'syntax.python-for': {
    en: 'JavaScript has no “in range”. Write: {{example}}',
    de: 'In JavaScript gibt es kein „in range“. Schreibe: {{example}}',
  },
  'syntax.needs-parens': {
    en: 'After “{{name}}” round brackets ( ) are missing. Write: {{example}}',
    de: 'Nach „{{name}}“ fehlen runde Klammern ( ). Schreibe: {{example}}',
  },
  'syntax.function-needs-parens': {
    en: 'After the name “{{name}}” round brackets are missing. Write: {{example}}',
    de: 'Nach dem Namen „{{name}}“ fehlen runde Klammern. Schreibe: {{example}}',
  },
  'syntax.function-needs-name': {
    en: 'This function has no name. Write one behind “function”, for example: function jump()',
    de: 'Diese Funktion hat keinen Namen. Schreibe einen hinter „function“, zum Beispiel: function jump()',
  },
  'syntax.function-and-arrow': {
    en: 'A function has either “function” or “=>”. Delete one of the two.',
    de: 'Eine Funktion hat entweder „function“ oder „=>“. Lösche eins von beiden.',
  },
  'syntax.for-parts': {
    en: 'A “for” has three parts with “;” between them. Add what is missing, like in: for (let i = 0; i < 3; i += 1)',
    de: 'Ein „for“ hat drei Teile mit „;“ dazwischen. Ergänze, was fehlt, wie in: for (let i = 0; i < 3; i += 1)',
  },
  'syntax.for-commas': {
    en: 'The three parts of a “for” are separated by “;”. Write “;” instead of “,”.',
    de: 'Die drei Teile eines „for“ trennt ein „;“. Schreibe „;“ statt „,“.',
  },
  'syntax.else-without-if': {
    en: 'This “else” has no “if” right before it. Add the “if (…)”, and put { } around all its lines.',
    de: 'Direkt vor diesem „else“ steht kein „if“. Ergänze das „if (…)“, und setze { } um alle seine Zeilen.',
  },
  'syntax.else-needs-close': {
    en: 'Before this “else” the “}” of its “if” is missing. Add it.',
    de: 'Vor diesem „else“ fehlt die „}“ von seinem „if“. Ergänze sie.',
  },
  'syntax.if-needs-braces': {
    en: 'This “if” has several commands. Write “{” behind its “)”, and “}” before the “else”.',
    de: 'Dieses „if“ hat mehrere Befehle. Schreibe „{“ hinter seine „)“, und „}“ vor das „else“.',
  },
  'syntax.do-needs-while': {
    en: 'A “do” needs a “while” behind its “}”. Add: while (…)',
    de: 'Ein „do“ braucht nach seiner „}“ ein „while“. Ergänze: while (…)',
  },
  'syntax.missing-function': {
    en: 'Do you want to make a function “{{name}}”? Write: {{example}} { … }',
    de: 'Willst du eine Funktion „{{name}}“ machen? Schreibe: {{example}} { … }',
  },
  'syntax.no-types': {
    en: 'Names have no types in JavaScript. Delete “{{found}}”.',
    de: 'Namen haben in JavaScript keine Typen. Lösche „{{found}}“.',
  },
  'syntax.name-quotes': {
    en: '{{found}}: a name has no quotation marks. Write “{{wanted}}”.',
    de: '{{found}}: Ein Name hat keine Anführungszeichen. Schreibe „{{wanted}}“.',
  },
  'syntax.semicolon-before-else': {
    en: 'This “;” ends the “if” too early, so that its “else” stands alone. Delete the “;”.',
    de: 'Dieses „;“ beendet das „if“ zu früh, und sein „else“ steht allein da. Lösche das „;“.',
  },
  'syntax.else-condition': {
    en: '“else” has no condition. Write “else if (…)” when there is one.',
    de: '„else“ hat keine Bedingung. Schreibe „else if (…)“, wenn es eine gibt.',
  },
  'syntax.try-alone': {
    en: 'A “try” needs a “catch” behind its “}”. Add: catch (error) { … }',
    de: 'Ein „try“ braucht nach seiner „}“ ein „catch“. Ergänze: catch (error) { … }',
  },
  'syntax.name-digit': {
    en: '“{{name}}”: a name must not begin with a digit. Choose another name, like “{{wanted}}”.',
    de: '„{{name}}“: Ein Name darf nicht mit einer Ziffer beginnen. Nimm einen anderen Namen, wie „{{wanted}}“.',
  },
  'syntax.name-hyphen': {
    en: '“{{name}}”: a name has no “-”. Write “{{wanted}}”.',
    de: '„{{name}}“: Ein Name hat kein „-“. Schreibe „{{wanted}}“.',
  },
  'syntax.name-space': {
    en: '“{{name}}”: a name is one word. Write “{{wanted}}”.',
    de: '„{{name}}“: Ein Name ist ein einziges Wort. Schreibe „{{wanted}}“.',
  },
  'syntax.double-equals': {
    en: '“{{found}}” compares. To give “{{name}}” its value write “=”.',
    de: '„{{found}}“ vergleicht. Damit „{{name}}“ seinen Wert bekommt, schreibe „=“.',
  },
  'syntax.declared-twice': {
    en: '“{{name}}” already exists. Choose another name, or leave out “let” or “const”.',
    de: '„{{name}}“ gibt es schon. Nimm einen anderen Namen, oder lass „let“ oder „const“ weg.',
  },
  'syntax.reserved-word': {
    en: '“{{name}}” is a word that JavaScript needs for itself. Choose another name.',
    de: '„{{name}}“ braucht JavaScript selbst. Nimm einen anderen Namen.',
  },
  'syntax.await-outside-async': {
    en: '“await” only works inside an async function. Write “async” before the function.',
    de: '„await“ geht nur in einer async-Funktion. Schreibe „async“ vor die Funktion.',
  },
  'syntax.bad-assignment': {
    en: 'Nothing can be stored on the left of this “=”. Put a name there, or write “===” to compare.',
    de: 'Links von diesem „=“ kann man nichts speichern. Schreibe dort einen Namen hin, oder „===“ zum Vergleichen.',
  },
  'syntax.swapped-sides': {
    en: 'The name stands on the left of the “=”. Write “{{wanted}}”.',
    de: 'Der Name steht links vom „=“. Schreibe „{{wanted}}“.',
  },
  'syntax.const-without-value': {
    en: 'The const “{{name}}” needs a value right away. Add “= …”, or write “let” if it comes later.',
    de: 'Die const „{{name}}“ braucht sofort einen Wert. Ergänze „= …“, oder schreibe „let“, wenn er erst später kommt.',
  },
  'syntax.break-outside-loop': {
    en: '“{{name}}” only works inside a loop. Delete it, or put a loop around it.',
    de: '„{{name}}“ geht nur in einer Schleife. Lösche es, oder setze eine Schleife darum.',
  },
  'syntax.no-import': {
    en: '“import” and “export” are not needed: everything you can use is already there. Delete this line.',
    de: '„import“ und „export“ brauchst du nicht: Alles, was du benutzen kannst, ist schon da. Lösche diese Zeile.',
  },
} as const satisfies Record<string, Said>
