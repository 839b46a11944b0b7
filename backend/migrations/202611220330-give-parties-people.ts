import type { Knex } from 'knex'

/**
 * A party knows its people, one for each of its seats. Who answered, and whom a party's name names, become people; the
 * other seats are unnamed. The attendees of answers get their seat's id. No question marks: Knex would bind them.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(String.raw`
    create function unnamed_seats(seats integer) returns jsonb language sql volatile as $$
      select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'name', null, 'isChild', false))
      from generate_series(1, seats)
    $$;

    create function pg_temp.folded(text) returns text language sql immutable as $$
      select lower(translate(normalize($1), 'ÁÀÄÂÉÈËÊÍÌÏÎÓÒÖÔÚÙÜÛÑÇáàäâéèëêíìïîóòöôúùüûç',
        'aaaaeeeeiiiioooouuuuñcaaaaeeeeiiiioooouuuuc'))
    $$;

    -- The people whom a party's name names.
    create function pg_temp.names_in(party text) returns text[] language plpgsql immutable as $$
    declare
      folded text := pg_temp.folded(party);
      person text;
      parts text[];
    begin
      if folded ~ '^(la |las |los |)(familia|fam|amig[oa]s|abuel[oa]s|ti[oa]s|prim[oa]s|herman[oa]s|vecin[oa]s|compañer[oa]s|matrimonio|señores|sres|srs)([^[:alpha:]]|$)|^(los|las) '
        then return '{}';
      end if;
      person := left(party, length(regexp_replace(folded,
        '(,|) (y|e|i|&|\+) (su |sus |mi |un |una |)(familia|señora|sra|marido|mujer|espos[oa]|pareja|novi[oa]|prometid[oa]|amig[oa]s*|acompañantes*|hij[oa]s*|niñ[oa]s*|bebes*|cia|\d+|mas)([^[:alpha:]].*|$)|\s*\+\s*\d+.*|\s*\(\s*\+*\d+\s*\).*', '')));
      if person = '' then return '{}'; end if;
      parts := case
        when person ~ '^\S+ i \S' then regexp_split_to_array(person, ' i ')
        when person ~* ' (y|e|and|&|\+) |[&+]'
          then regexp_split_to_array(person, ' (y|e|and|&|\+) |\s*[&+]\s*|, ', 'i')
        else array[person] end;
      parts := array(select btrim(part) from unnest(parts) with ordinality as given (part, place)
        where part ~ '[^\s\d[:punct:]]' order by place);
      return case when cardinality(parts) > 1 then parts else array[person] end;
    end $$;

    -- The people of a party, and its attendees with their seats.
    create function pg_temp.seats_of(party text, seats integer, attendees jsonb, guest_names jsonb,
      out people jsonb, out seated jsonb) language plpgsql volatile as $$
    declare
      party_name text := btrim(regexp_replace(normalize(party), '\s+', ' ', 'g'));
      own text[] := pg_temp.names_in(party_name);
      said text[];
      child boolean[];
      ids uuid[];
      name text;
      place integer;
    begin
      attendees := case when jsonb_typeof(attendees) = 'array' then attendees else '[]' end;
      guest_names := case when jsonb_typeof(guest_names) = 'array' then guest_names else '[]' end;
      if cardinality(own) > seats then own := array[party_name]; end if;
      -- Most parties have not answered.
      if jsonb_array_length(attendees) = 0 and jsonb_array_length(guest_names) = 0 then
        people := (select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'isChild', false,
            'name', case when length(own[at]) <= 120 then own[at] end) order by at) from generate_series(1, seats) as at);
        seated := attendees;
        return;
      end if;
      if jsonb_array_length(attendees) > 0 then
        said := array(select one->>'name' from jsonb_array_elements(attendees) with ordinality as a (one, at) order by at);
        child := array(select coalesce(one->'isChild' = 'true', false)
          from jsonb_array_elements(attendees) with ordinality as a (one, at) order by at);
      else
        said := array(select one from jsonb_array_elements_text(guest_names) with ordinality as a (one, at) order by at);
      end if;
      for place in 1 .. seats loop
        name := btrim(regexp_replace(said[place], '\s+', ' ', 'g'));
        -- A household's name is nobody's, and no person has two people's names.
        said[place] := case
          when name = '' or length(name) > 120 then null
          when pg_temp.folded(name) = pg_temp.folded(party_name) and cardinality(own) <> 1 then null
          else name end;
        ids[place] := gen_random_uuid();
      end loop;
      people := '[]';
      for place in 1 .. seats loop
        people := people || jsonb_strip_nulls(jsonb_build_object('namedBy',
          case when said[place] is not null and not exists (
            select from unnest(own) as known (one) where pg_temp.folded(known.one) = pg_temp.folded(said[place])
          ) then 'guest' end));
      end loop;
      foreach name in array own loop
        continue when length(name) > 120 or exists (
          select from generate_series(1, seats) as taken (at) where pg_temp.folded(said[taken.at]) = pg_temp.folded(name));
        place := (select min(free.at) from generate_series(1, seats) as free (at) where said[free.at] is null);
        exit when place is null;
        said[place] := name;
      end loop;
      for place in 1 .. seats loop
        people := jsonb_set(people, array[(place - 1)::text], (people->(place - 1))
          || jsonb_build_object('id', ids[place], 'name', said[place], 'isChild', coalesce(child[place], false)));
      end loop;
      seated := coalesce((select jsonb_agg(
          case when jsonb_typeof(one) = 'object' and at <= seats then one || jsonb_build_object('id', ids[at]) else one end
          order by at)
        from jsonb_array_elements(attendees) with ordinality as a (one, at)), '[]');
    end $$;

    alter table guests add column people jsonb;
  `)
  await seatInBatches(trx)
  await trx.raw(`
    alter table guests
      alter column people set not null,
      add constraint guests_people_are_seats check (jsonb_array_length(people) = max_guests);

    -- Who adds a party without naming anybody adds so many seats.
    create function seat_unnamed() returns trigger language plpgsql as $$
    begin
      new.people := unnamed_seats(new.max_guests);
      return new;
    end $$;
    create trigger guests_seat_unnamed before insert on guests
      for each row when (new.people is null) execute function seat_unnamed();

    drop function pg_temp.seats_of, pg_temp.names_in, pg_temp.folded;
  `)
}

/** Each statement takes a second or two, however many parties there are: none may take longer than 30 s. */
async function seatInBatches(trx: Knex.Transaction): Promise<void> {
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after; ) {
    const { rows }: { rows: { id: string }[] } = await trx.raw(
      `with batch as materialized (
         select id, name, max_guests, attendees, guest_names from guests where id > cast(:after as uuid)
         order by id limit 5000
       ), done as (
         update guests set people = seats.people,
           attendees = case when jsonb_typeof(guests.attendees) = 'array' then seats.seated else guests.attendees end
         from batch, lateral pg_temp.seats_of(batch.name, batch.max_guests, batch.attendees, batch.guest_names) seats
         where guests.id = batch.id
       )
       select id from batch order by id desc limit 1`,
      { after },
    )
    after = rows[0]?.id
  }
}
