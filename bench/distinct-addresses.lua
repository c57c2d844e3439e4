-- For wrk: each request asks for a list that nobody has asked for, up to a highest price far above every property's.
-- The time keeps the runs apart; a price above 1,000,000,000 is not accepted.
local price = 100000000 + (os.time() % 800) * 1000000

function request()
  price = price + 1
  return wrk.format('GET', wrk.path .. '?max_price=' .. price)
end
