import type { Stranger } from './stranger.ts'

export const asia: Stranger[] = [
  {
    name: 'he-pashut',
    what: 'Hebrew CSV, UTF-8 BOM: name, seats, phone 05x-xxxxxxx, side; total row סה"כ',
    text: { separator: ',', encoding: 'utf8' },
    sheets: [
      {
        name: 'csv',
        rows: `שם מוזמן|כמות|טלפון|צד|הערות
משפחת אברמוב|4|052-6613390|כלה|
דנה ויוסי|2|054-7781290|חתן|
סבתא רחל|1||כלה|כיסא גלגלים
רועי לוין + אחת|2|050-2219984|חתן|
ד"ר מיכל שגיא|1|0532200917|כלה|צמחונית
סה"כ|10|||`,
      },
    ],
    figures: {
      parties: 5,
      people: 10,
      phones: 4,
      country: 'IL',
      emails: 0,
      groups: 2,
      accept: { groups: [null] },
      needsQuestion: null,
    },
    first: `משפחת אברמוב|4|+972526613390
דנה ויוסי|2|+972547781290
סבתא רחל|1`,
  },
  {
    name: 'zh-renshu',
    what: 'Chinese: 序号, 姓名, 人数, 电话 (11 digits as numbers), 桌号, 备注; 合计 row',
    sheets: [
      {
        name: '宾客名单',
        merges: ['A1:F1'],
        rows: `婚礼宾客名单|||||
序号|姓名|人数|电话|桌号|备注
#1|王建国|#3|#13812345678|#1|带小孩
#2|李秀英夫妇|#2|#13987654321|#1|
#3|陈志强|#1|#15011112222|#2|
#4|赵家|#5||#2|
#5|刘洋|#2|#18622223333|#3|素食
合计||#13|||`,
      },
    ],
    figures: {
      parties: 5,
      people: 13,
      phones: 4,
      country: 'CN',
      emails: 0,
      groups: null,
      needsQuestion: null,
    },
    first: `王建国|3|+8613812345678
李秀英夫妇|2|+8613987654321
陈志强|1|+8615011112222`,
  },
  {
    name: 'tw-daren-xiaohai',
    what: 'Taiwan, UTF-16 tabs: 姓名, 關係, 大人, 小孩, 素食, 電話 (09xx)',
    text: { separator: '	', encoding: 'utf16le' },
    sheets: [
      {
        name: 'csv',
        rows: `姓名|關係|大人|小孩|素食|電話
林美玲|女方親戚|2|1|0|0912-345-678
陳大文|男方同學|1|0|0|0922-111-333
黃先生|男方長輩|2|0|1|
張淑芬|女方同事|2|2|0|0933-222-444`,
      },
    ],
    figures: {
      parties: 4,
      people: 10,
      phones: 3,
      country: 'TW',
      emails: 0,
      groups: 4,
      needsQuestion: null,
    },
    first: `林美玲|3|+886912345678||女方親戚
陳大文|1|+886922111333||男方同學
黃先生|2|||男方長輩`,
  },
]
